// What the plain numbers show: as many leaves as they count, each number from a tree of its own.
// A leaf is drawn upright round (0, 0), about ±54 high.
import { INK, PAPER, mix } from "../../../art/palette.js";
import { numeral } from "../../../art/numerals.js";
import { line, place, solid, svg } from "../../../art/pen.js";
import { CARD_BOX } from "../../../art/sheet.js";
import { mirrored } from "../../../art/pairs.js";

/** @typedef {{colour: string, half: string, veins: string}} Tree */

/** @type {Record<number, Tree> & {1: Tree}} */
const TREES = {
  1: { colour: "#6aa83a", half: "M0-58L7-43L14-42L15-33L25-30L25-20L35-16L34-6L43-1L39 8L43 15L31 22L25 29L13 29L0 34Z", veins: "M0 22L26 12M0 6L25-8M0-12L16-24" }, // birch
  2: { colour: "#1d8a86", half: "M0-56C20-36 30 2 0 40Z", veins: "M0 22L11 8M0 4L13-10M0-14L10-26" }, // willow
  3: { colour: "#efb02c", half: "M0 38C10 12 40 8 54-14C50-38 24-54 6-46L0-24Z", veins: "M2 26L20-30M2 26L36-14" }, // ginkgo
  4: { colour: "#d8702a", half: "M0-56C20-60 26-44 12-34C22-46 48-38 42-22C38-12 24-14 14-12C30-14 52-4 44 12C36 22 22 8 12 12C26 14 30 30 18 32C8 34 6 26 0 40Z", veins: "M0 8L32 4M0-14L30-26" }, // oak
  5: { colour: "#c0344c", half: "M0-56L11-34L25-42L22-18L50-26L42-6L56 6L32 16L36 30L6 24L4 40H0Z", veins: "M0 22L40 4M0 22L22-26" }, // maple
};

// Where they lie: x, y, size, turn.
/** @type {Record<number, [x: number, y: number, size: number, turn: number][]>} */
const LYING = {
  1: [[2, -4, 2.1, 12]],
  2: [[-30, -22, 1.5, -24], [34, 26, 1.5, 22]],
  3: [[4, -58, 1.02, 4], [-46, 34, 1.02, -22], [48, 44, 1.02, 24]],
  4: [[46, -62, 0.92, 14], [-46, -40, 0.92, -18], [46, 40, 0.92, 24], [-46, 66, 0.92, -8]],
  5: [[54, -74, 0.74, 18], [-50, -48, 0.74, -20], [-2, 4, 0.74, 4], [58, 52, 0.74, 22], [-50, 74, 0.74, -14]],
};

/** @param {number} value 1 to 5 */
const treeOf = (value) => TREES[value] ?? TREES[1];

/** @param {number} value */
export const leafColour = (value) => treeOf(value).colour;
/** The silhouette of a leaf of number `value`. @param {number} value */
export const leafShape = (value) => `${mirrored(treeOf(value).half)}M-4 24V56H4V24Z`;

/** One leaf; `size` keeps its lines as heavy as everywhere. @param {number} value */
export const leaf = (value, x = 0, y = 0, size = 1, turn = 0) => {
  const { colour, half, veins } = treeOf(value);
  const ink = mix(colour, INK, 0.5);
  const heavy = (/** @type {number} */ width) => Math.round((width / size) * 10) / 10;
  return place(line("M0 20V54", heavy(10), INK) + line("M0 20V54", heavy(4.5), ink) +
    solid(mirrored(half), colour, { line: heavy(6), lift: heavy(5) }) + line(`M0 38V-30${mirrored(veins)}`, heavy(3), ink), x, y, size, turn);
};

/** Number `value` in leaves, about ±105 round (0, 0). @param {number} value */
export const leaves = (value) => (LYING[value] ?? []).map((spot) => leaf(value, ...spot)).join("");

/** Which tree it is from. @type {Partial<Record<number, number>>} */
const HIDING = { 1: 1, 2: 5, 3: 3 };
/** A large leaf to hide on, with its number. @param {number} which 1 to 3 */
export const hidingLeaf = (which) =>
  svg(CARD_BOX, leaf(HIDING[which] ?? 1, 126, 176, 2.3) + numeral(which, { x: which === 1 ? 106 : 93, y: 190, height: 110, colour: PAPER, halo: INK }));
