// Small pictures, told apart at 24 pixels: the flat signs of the numbers, what a Parrot has borrowed, sets of equals.
import { numeral } from "../../../art/numerals.js";
import { CORAL, GOLD, INK, MINT, PAPER, ROSE, SKY, mix } from "../../../art/palette.js";
import { line, oval, patch, place, solid, svg } from "../../../art/pen.js";
import { feather, quill } from "./feathers.js";
import { fruitOf } from "./fruits/index.js";
import { parrotHead } from "./parrot.js";

/** The silhouette of number `value`, ±100 round (x, y) at scale 1. @param {number} value @param {{x: number, y: number, scale: number, colour: string}} how */
export const sign = (value, { x, y, scale, colour }) => place(patch(fruitOf(value).shape, colour), x, y, scale);

const SMALL_BOX = "-50 -50 100 100";
// Where a numeral of `height` begins so that its middle is at x; a second digit adds its stroke and the gap.
/** @param {number} value @param {number} x @param {number} y @param {number} height @param {string} colour */
const middle = (value, x, y, height, colour) => {
  const wide = value > 9 ? (value === 11 ? 27 : 37) : value === 1 ? 8 : 18;
  return numeral(value, { x: x - ((wide + 7.6) * height) / 87.2, y, height, colour });
};

/** What a Parrot has borrowed: its head says the number. @param {number} value */
const borrowedArt = (value) =>
  solid("M6-47C32-47 46-30 46-8C46 16 30 32 6 32C0 32-4 31-8 30L-24 40L-22 20C-32 12-36 2-36-8C-36-30-22-47 6-47Z", PAPER, { line: 6, lift: 0 }) +
  middle(value, 7, -10, [6, 9].includes(value) || value > 9 ? 45 : 52, INK) + place(parrotHead({ open: true }), -18, 27, 0.34);
/** @param {number} value */
export const borrowed = (value, name = "") => svg(SMALL_BOX, borrowedArt(value), name);

const COLOURS = [CORAL, GOLD, MINT, SKY];
/** @type {Partial<Record<number, string>>} */
const MEDALS = { 2: PAPER, 4: MINT, 6: GOLD, 8: ROSE };
/** Equal cards together: 2, 4, 6 or 8 feathers in a fan; a number on it would pass for what they count. @param {number} count */
export const setSignArt = (count) => {
  const turn = (/** @type {number} */ i) => (i - (count - 1) / 2) * 25;
  const long = 67 - 2.5 * count; // eight reach to the sides, two only up
  const colour = (/** @type {number} */ i) => COLOURS[i % 4] ?? CORAL;
  return Array.from({ length: count }, (_, i) => solid(feather(0, 18, long, turn(i), 12), colour(i), { line: 4.5, lift: 2 }) + quill(0, 18, long, turn(i), mix(colour(i), INK, 0.45))).join("") +
    solid(oval(0, 20, 25), MEDALS[count] ?? PAPER, { line: 5, lift: 2 }) + line("M-10 14H10M-10 27H10", 7);
};
/** @param {number} count */
export const setSign = (count, name = "") => svg(SMALL_BOX, setSignArt(count), name);
