// Small creatures are alike on both sides.
import { flipped } from "./pen.js";

/** Left and right. */
export const SIDES = /** @type {const} */ ([-1, 1]);

/** The outline of a thing of which `half` is the right half; it has no arcs, so nor has this. @param {string} half */
export const mirrored = (half) => half + flipped(half);
/** Drawn for either side: `draw` is handed the outline for its side, and -1 left or 1 right. @param {string} d @param {(d: string, side: import("./shapes").Side) => string} draw */
export const bothSides = (d, draw) => draw(flipped(d), -1) + draw(d, 1);
