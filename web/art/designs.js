// Four ways to print a back: colour, pattern and emblem are on each of them, so whose card it is can be
// told by any of the three, whichever is chosen.
import { INK, PAPER, mix, tint } from "./palette.js";
import { box, line, oval, patch, place, solid, within } from "./pen.js";

const [MIDDLE_X, MIDDLE_Y] = [126, 176];
const INSIDE = box(11, 11, 230, 330, 13);
const PANEL = box(44, 44, 164, 264, 20);
const DIAMOND = "M126 26L226 176L126 326L26 176Z";
const HALF = "M11 284L241 68V341H11Z";
const CUT = "M11 284L241 68";

/** @param {string} colour */
export const backTone = (colour) => mix(colour, "#5a1e3c", 0.27);

/** @param {string} emblem @param {number} radius @param {string} colour */
const medal = (emblem, radius, colour) =>
  solid(oval(0, 0, radius), PAPER, { lift: 5 }) + line(oval(0, 0, radius - 10), 3.5, backTone(colour)) + place(emblem, 0, 0, radius / 70);

/** @typedef {(colour: string, pattern: string, emblem: string) => string} Print the inside; `emblem` is about ±50 round (0, 0) */

/** @satisfies {Record<string, Print>} */
const DESIGNS = {
  /** The pattern all over, and a medal in its middle. */
  medal: (colour, pattern, emblem) => pattern + place(medal(emblem, 70, colour), MIDDLE_X, MIDDLE_Y),
  /** The pattern is a frame round a large animal. */
  frame: (colour, pattern, emblem) =>
    pattern + solid(PANEL, tint(colour, 0.72), { line: 5, lift: 0 }) + line(box(54, 54, 144, 244, 13), 3, backTone(colour)) +
    place(emblem, MIDDLE_X, MIDDLE_Y, 1.3),
  /** The pattern shows through a diamond. */
  diamond: (colour, pattern, emblem) =>
    patch(INSIDE, backTone(colour)) + within(DIAMOND, patch(DIAMOND, colour) + pattern) + line(DIAMOND, 6, PAPER) + line(DIAMOND, 2.5) +
    place(medal(emblem, 60, colour), MIDDLE_X, MIDDLE_Y),
  /** Plain above, patterned below, and a medal in each half: as from the other side of the table. */
  halves: (colour, pattern, emblem) =>
    within(HALF, patch(HALF, colour) + pattern) + patch("M11 11H241V68L11 284Z", tint(colour, 0.5)) + line(CUT, 10, PAPER) + line(CUT, 3) +
    place(medal(emblem, 56, colour), 78, 98) + place(medal(emblem, 56, colour), 174, 254, 1, 180),
};

/** @typedef {keyof typeof DESIGNS} Design */

/** @type {Design} */
let chosen = "medal";

/** From now on backs are printed so. @param {Design} design */
export const printBacks = (design) => void (chosen = design);

/** A back: `pattern` on `colour`, with its `emblem`. @param {string} colour @param {string} pattern @param {string} emblem @param {Design} [design] */
export const backOf = (colour, pattern, emblem, design = chosen) =>
  patch(box(1, 1, 250, 350, 17), PAPER) + line(box(1, 1, 250, 350, 17), 1.5, mix(PAPER, INK, 0.25)) +
  patch(INSIDE, colour) + within(INSIDE, DESIGNS[design](colour, pattern, emblem)) + line(INSIDE, 4, INK);
