// The cards of Party Bugs in pictures and words. `7a` is the 7 with a's back.

import { cardBack } from "../../art/backs.js";
import { card as faceOf, mirrorCard, tiedCard } from "./art/cards.js";
import { GUESTS, guestOf } from "./art/costumes/index.js";
import { discoBall } from "./art/floor.js";
import { motif } from "./art/motifs.js";
import { numeral } from "../../art/numerals.js";
import { INK, PAPER, ROYAL, mix, tint } from "../../art/palette.js";
import { box, line, patch, svg } from "../../art/pen.js";
import { CARD_BOX } from "../../art/sheet.js";
import { pictureOf } from "../../dom/pictures.js";
import { t } from "../../text/text.js";

/** @typedef {import("../../people/company.js").Colour} Colour */

/** @param {string} card */
export const valueOf = (card) => Number.parseInt(card, 10);

/** "7, mermaid" @param {string} card */
export const nameOf = (card) => t("pb-card", { value: valueOf(card), bug: bugOf(card) });
/** @param {string} card */
export const bugOf = (card) => t("pb-bug", { value: valueOf(card) });

/** @param {string} card */
export const face = (card) => pictureOf(`face ${valueOf(card)}`, () => faceOf(valueOf(card)));
/** @param {string} card */
export const mini = (card) => pictureOf(`mini ${valueOf(card)}`, () => miniOf(valueOf(card)));
/** @param {Colour} colour */
export const back = (colour) => pictureOf(`back ${colour}`, () => cardBack(colour));
export const tied = () => pictureOf("tied", tiedCard);
export const ball = () => pictureOf("ball", discoBall);
export const mirror = () => pictureOf("mirror", mirrorCard);

/** Whatever may lie on the table. */
export const pictures = [
  ...GUESTS.flatMap((_, at) => [() => face(`${at + 1}`), () => mini(`${at + 1}`)]),
  tied,
  mirror,
];

/** The card for narrow places: its number and colour, and its sign, as large as they can be. @param {number} value */
function miniOf(value) {
  const king = value === 13;
  const { colour } = guestOf(value);
  const ground = king ? ROYAL : tint(colour, 0.3);
  const ink = king ? PAPER : mix(colour, INK, 0.85);
  const wide = value > 9;
  return svg(
    CARD_BOX,
    patch(box(4, 4, 244, 344, 36), ground) +
      line(box(6, 6, 240, 340, 34), 12, king ? "#f4b73b" : mix(colour, INK, 0.35)) +
      numeral(value, {
        x: wide ? 42 : 72,
        y: 132,
        height: wide ? 168 : 186,
        colour: ink,
        halo: king ? INK : PAPER,
      }) +
      motif(value, { x: 126, y: 276, scale: 3.6, colour: ink }),
  );
}
