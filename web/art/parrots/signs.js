// Small pictures, told apart at 24 pixels: the flat signs of the numbers, what a Parrot has borrowed, sets of equals.
import { numeral } from "../numerals.js";
import { CORAL, GOLD, INK, MINT, PAPER, ROSE, SKY, mix } from "../palette.js";
import { line, oval, patch, place, solid, svg } from "../pen.js";
import { feather, quill } from "./feathers.js";
import { FRUITS } from "./fruits/index.js";
import { parrotHead } from "./parrot.js";

/** The silhouette of number `value`, ±100 round (x, y) at scale 1. */
export const sign = (value, { x, y, scale, colour }) => place(patch(FRUITS[value].shape, colour), x, y, scale);

const SMALL_BOX = "-50 -50 100 100";
// Where a numeral of `height` begins so that its middle is at x; a second digit adds its stroke and the gap.
const middle = (value, x, y, height, colour) => {
  const wide = value > 9 ? (value === 11 ? 27 : 37) : value === 1 ? 8 : 18;
  return numeral(value, { x: x - ((wide + 7.6) * height) / 87.2, y, height, colour });
};

/** What a Parrot has borrowed: its head says the number. */
export const borrowedArt = (value) =>
  solid("M6-47C32-47 46-30 46-8C46 16 30 32 6 32C0 32-4 31-8 30L-24 40L-22 20C-32 12-36 2-36-8C-36-30-22-47 6-47Z", PAPER, { line: 6, lift: 0 }) +
  middle(value, 7, -10, [6, 9].includes(value) || value > 9 ? 45 : 52, INK) + place(parrotHead({ open: true }), -18, 27, 0.34);
export const borrowed = (value, name = "") => svg(SMALL_BOX, borrowedArt(value), name);

const COLOURS = [CORAL, GOLD, MINT, SKY];
const MEDALS = { 2: PAPER, 4: MINT, 6: GOLD, 8: ROSE };
/** Equal cards together: 2, 4, 6 or 8 feathers in a fan; a number on it would pass for what they count. */
export const setSignArt = (count) => {
  const turn = (i) => (i - (count - 1) / 2) * 25;
  const long = 67 - 2.5 * count; // eight reach to the sides, two only up
  return Array.from({ length: count }, (_, i) => solid(feather(0, 18, long, turn(i), 12), COLOURS[i % 4], { line: 4.5, lift: 2 }) + quill(0, 18, long, turn(i), mix(COLOURS[i % 4], INK, 0.45))).join("") +
    solid(oval(0, 20, 25), MEDALS[count], { line: 5, lift: 2 }) + line("M-10 14H10M-10 27H10", 7);
};
export const setSign = (count, name = "") => svg(SMALL_BOX, setSignArt(count), name);
