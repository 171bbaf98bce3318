// Feathers: one alone, and many grown together to a wing, a tail or a crest. Turns are in degrees, 0 up, 90 right.
import { line } from "../../../art/pen.js";

/** @typedef {{long: number, from: number, to: number, count: number, taper?: number, deep?: number}} Fan turns and lengths */

/** @param {number} x @param {number} y @param {number} reach @param {number} turn */
const spot = (x, y, reach, turn) => {
  const angle = (turn * Math.PI) / 180;
  return `${Math.round(x + reach * Math.sin(angle))} ${Math.round(y - reach * Math.cos(angle))}`;
};

/** One feather from (x, y), its tip `long` away. @param {number} x @param {number} y @param {number} long @param {number} turn */
export const feather = (x, y, long, turn, wide = 13) =>
  `M${spot(x, y, 0, 0)}C${spot(x, y, long * 0.36, turn - wide * 2.4)} ${spot(x, y, long * 0.9, turn - wide * 1.4)} ${spot(x, y, long, turn)}` +
  `C${spot(x, y, long * 0.9, turn + wide * 1.4)} ${spot(x, y, long * 0.36, turn + wide * 2.4)} ${spot(x, y, 0, 0)}Z`;

/** The outline of `count` feathers side by side about (x, y); the last is `taper` as long as the first. @param {number} x @param {number} y @param {Fan} fan */
export const fan = (x, y, { long, from, to, count, taper = 1, deep = 0.14 }) => {
  const step = (to - from) / count;
  const reach = (/** @type {number} */ i) => long * (1 - (1 - taper) * Math.min(1, i / (count - 1 || 1)));
  const valley = (/** @type {number} */ i) => reach(i) * (1 - deep);
  return `M${spot(x, y, 0, 0)}Q${spot(x, y, valley(0) * 0.5, from - Math.sign(step) * 16)} ${spot(x, y, valley(0), from)}` + Array.from({ length: count }, (_, i) => {
    const turn = from + i * step;
    return `C${spot(x, y, reach(i) * 1.07, turn + step * 0.06)} ${spot(x, y, reach(i) * 1.07, turn + step * 0.94)} ${spot(x, y, valley(i + 1), turn + step)}`;
  }).join("") + "Z";
};

/** The shaft of such a feather. @param {number} x @param {number} y @param {number} long @param {number} turn @param {string} colour */
export const quill = (x, y, long, turn, colour) => line(`M${spot(x, y, long * 0.1, turn)}L${spot(x, y, long * 0.76, turn)}`, 2.6, colour);

/** The lines where the feathers of such a fan meet, on its outer part. @param {number} x @param {number} y @param {Fan} fan @param {number} inner @param {string} colour */
export const seams = (x, y, { long, from, to, count, taper = 1, deep = 0.14 }, inner, colour) =>
  line(Array.from({ length: count - 1 }, (_, i) => {
    const reach = long * (1 - (1 - taper) * ((i + 1) / (count - 1)));
    const turn = from + ((i + 1) * (to - from)) / count;
    return `M${spot(x, y, reach * inner, turn)}L${spot(x, y, reach * (1 - deep), turn)}`;
  }).join(""), 3, colour);
