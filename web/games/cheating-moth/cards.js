// The cards of Cheating Moth in pictures and words. `13b` is a Spider with a 3, `3a` a plain 3.

import { cardBack as playersBack } from "../../art/backs.js";
import { cardBack, fan as fanOf } from "./art/back.js";
import { card as faceOf } from "./art/cards.js";
import { guardBug, guardEye } from "../../art/guard.js";
import { hidingLeaf } from "./art/leaves.js";
import { mini as miniOf } from "./art/mini.js";
import { mosquitoFlying, mosquitoLanded, pad as padOf } from "./art/pads.js";
import { pictureOf } from "../../dom/pictures.js";
import { listed, t } from "../../text/text.js";

/** @typedef {"number" | "spider" | "mosquito" | "cockroach" | "ant" | "moth"} Kind */

/** @type {Kind[]} */
const KINDS = ["number", "spider", "mosquito", "cockroach", "ant", "moth"];
const VALUES = [1, 2, 3, 4, 5];

/** @param {string} card */
const printOf = (card) => Number.parseInt(card, 10);

/** @param {string} card */
export const valueOf = (card) => printOf(card) % 10;
/** @param {string} card */
export const kindOf = (card) => KINDS[Math.trunc(printOf(card) / 10)] ?? "number";
/** @param {string} card */
export const isMoth = (card) => kindOf(card) === "moth";
/** @param {string} card */
export const isNumber = (card) => kindOf(card) === "number";

/** "Spider 3", "3" @param {string} card */
export const nameOf = (card) => t("cm-card", { kind: kindOf(card), value: valueOf(card) });
/** "the Spider 3", "the 3", in a sentence. @param {string} card */
export const theCard = (card) => t("cm-the-card", { card: nameOf(card) });
/** "1, 3 and Moth 4" @param {readonly string[]} cards */
export const namesOf = (cards) => listed([...cards].sort(byPrint).map(nameOf));

/** Numbers first, Moths last. @param {string} one @param {string} other */
export const byPrint = (one, other) => printOf(one) - printOf(other);

/** @param {(kind: Kind, value: number) => string} draw @param {string} card */
const drawn = (draw, card) => draw(kindOf(card), valueOf(card));

/** @param {string} card */
export const face = (card) => pictureOf(`cm face ${printOf(card)}`, () => drawn(faceOf, card));
/** @param {string} card */
export const mini = (card) => pictureOf(`cm mini ${printOf(card)}`, () => drawn(miniOf, card));
export const back = () => pictureOf("cm back", () => cardBack());

/** A hand, as others see it. @param {import("./art/back.js").FanPose} pose */
export const fan = (pose = "still") => pictureOf(`cm fan ${pose}`, () => fanOf(pose));
/** The Guard Bug as a whole. */
export const guard = () => pictureOf("cm guard", () => guardBug());
/**
 * Its head, which looks about: `look` is at most 12 away from [0, 0], in steps that are few.
 * @param {import("../../art/guard.js").Gaze} gaze
 */
export const eye = ({ look = [0, 0], closed = false } = {}) =>
  pictureOf(`cm eye ${closed ? "closed" : String(look)}`, () => guardEye({ look, closed }));

/** Where a finger waits for the mosquito. @param {number} colour of the player */
export const pad = (colour) => pictureOf(`cm pad ${colour}`, () => padOf(colour));
export const flying = () => pictureOf("cm flying", () => mosquitoFlying());
export const landed = () => pictureOf("cm landed", () => mosquitoLanded());

/** Where one hides from the mosquito. @param {number} which 1 to 3 */
export const leaf = (which) => pictureOf(`cm leaf ${which}`, () => hidingLeaf(which));

/** The pattern that goes with a player's colour. @param {import("../../people/company.js").Colour} colour */
export const pattern = (colour) => pictureOf(`back ${colour}`, () => playersBack(colour));

const EVERY_CARD = KINDS.flatMap((_, kind) => VALUES.map((value) => `${kind * 10 + value}`));

/** Whatever may lie on the table. */
export const pictures = [
  back,
  guard,
  () => fan("still"),
  () => fan("twitching"),
  () => fan("slipping"),
  ...EVERY_CARD.flatMap((card) => [() => face(card), () => mini(card)]),
  flying,
  landed,
];
