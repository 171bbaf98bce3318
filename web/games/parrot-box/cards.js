// The cards of Parrot Box in pictures and words. `7c` is one of the sevens, `13a` a Parrot.

import { cardBack as playersBack } from "../../art/backs.js";
import { GOLD, INK } from "../../art/palette.js";
import { cardBack } from "./art/back.js";
import { PARROT, card as faceOf } from "./art/cards.js";
import { mini as miniOf } from "./art/mini.js";
import { parrotPicture } from "./art/parrot.js";
import { borrowed, setSign } from "./art/signs.js";
import { line, solid, svg } from "../../art/pen.js";
import { pictureOf } from "../../dom/pictures.js";
import { t } from "../../text/text.js";

const PARROTS_FACE = 13;

/** @param {string} card */
export const valueOf = (card) => Number.parseInt(card, 10);
/** @param {string} card */
export const isParrot = (card) => valueOf(card) === PARROTS_FACE;

/** "7, melon" @param {string} card */
export const nameOf = (card) =>
  isParrot(card) ? t("px-parrot") : t("px-card", { value: valueOf(card), fruit: fruitOf(card) });
/** "the 7", in a sentence. @param {string} card */
export const theCard = (card) =>
  isParrot(card) ? t("px-the-parrot") : t("px-the-number", { value: valueOf(card) });
/** @param {string} card */
const fruitOf = (card) => t("px-fruit", { value: valueOf(card) });

/** @param {string} card */
const artOf = (card) => (isParrot(card) ? PARROT : valueOf(card));

/** @param {string} card */
export const face = (card) => pictureOf(`px face ${valueOf(card)}`, () => faceOf(artOf(card)));
/** @param {string} card */
export const mini = (card) => pictureOf(`px mini ${valueOf(card)}`, () => miniOf(artOf(card)));
export const back = () => pictureOf("px back", () => cardBack());
/** What a Parrot in a pair imitates. @param {number} number */
export const imitated = (number) => pictureOf(`px borrowed ${number}`, () => borrowed(number));
/** How many equal cards lie together. @param {number} count */
export const together = (count) => pictureOf(`px together ${count}`, () => setSign(count));
/** Whatever may lie on the table. */
export const pictures = Array.from({ length: PARROTS_FACE + 1 }, (_, value) => [
  () => face(`${value}`),
  () => mini(`${value}`),
]).flat();

/** With its wings spread. */
export const flying = () => pictureOf("px flying", () => parrotPicture("floating"));
export const parrot = () => pictureOf("px mini 13", () => miniOf(PARROT));
/** The pattern that goes with a player's colour. @param {import("../../people/company.js").Colour} colour */
export const pattern = (colour) => pictureOf(`back ${colour}`, () => playersBack(colour));
/** Whose turn began the last ones. */
export const flag = () =>
  pictureOf("px flag", () =>
    svg(
      "0 0 48 48",
      line("M12 6V44", 5, INK) + solid("M13 8H40L32 17L40 26H13Z", GOLD, { line: 4, lift: 2 }),
    ),
  );
