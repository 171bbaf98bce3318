// The rig: one parrot, the star of its game. x = 0 is its middle, y = 214 where it stands;
// crest and tail reach from -40 to 310, body and head fill about -90 … 82, the wings whatever their pose says.
import { CORAL, INK, PAPER, mix } from "../../../art/palette.js";
import { line, oval, patch, solid, svg, within } from "../../../art/pen.js";
import { fan, seams } from "./feathers.js";

/**
 * @typedef {import("../../../art/shapes").Side} Side
 * @typedef {{coat: string, flight: string}} Colours
 * @typedef {{long: number, from: number, to: number, taper?: number, count?: number}} Wing
 * @typedef {{long?: number, wide?: number}} Tail
 *
 * @typedef {object} Pose
 * @property {Wing} wing
 * @property {Tail} tail
 * @property {boolean} [open] its beak
 * @property {number} [tilt] of the head
 * @property {boolean} [tucked] its feet
 * @property {boolean} [folded] its wings
 */

export const SCARLET = "#dd3b3b";
export const AZURE = "#2f7fd0";
export const LEAF = "#35a35f";
export const JUNGLE = "#0f5f5c"; // the ground where a Parrot stands alone
const BEAK = "#f7c04a";
const JAW = "#d98f2e";

const SKULL = "M-44 46C-56 14-50-22-24-36C6-50 42-40 50-8C56 18 50 40 44 54C34 50 28 56 24 64C16 56 8 58 2 68C-6 58-14 58-20 64C-26 54-34 50-44 46Z";
const UPPER = "M22-24C48-38 82-18 82 20C82 36 76 48 66 54C66 36 58 24 34 22C22 12 18-8 22-24Z";
const LOWER = "M27 22C40 22 53 33 57 46C47 52 31 48 25 38C22 32 23 25 27 22Z";
const LOWER_OPEN = "M10 36C22 48 36 56 54 58C48 74 22 76 10 62C4 54 4 42 10 36Z";
const MOUTH = "M22 12L60 32L48 60C32 58 20 52 12 40Z";
const PATCH = "M-16 22C-26 4-20-18 0-24C18-28 30-18 30 0C32 14 28 30 16 36C2 40-8 34-16 22Z";
/** @type {[d: string, colour: string][]} */
const CREST = [
  ["M-42-4C-66-10-84-26-90-50C-68-48-46-40-28-24Z", LEAF],
  ["M-38-18C-58-38-66-62-60-86C-40-74-22-56-12-32Z", AZURE],
  ["M-24-28C-34-54-28-82-8-100C4-82 12-56 8-32Z", BEAK],
];

const eye = `<path d="${oval(5, -2, 15.5, 17)}" fill="#fff" stroke="${INK}" stroke-width="3.2"/>` + patch(oval(8, -1, 9, 11), INK) +
  patch(oval(5, -6, 3.6), "#fff") + patch(oval(11, 4, 1.8), "#fff", 0.85);

/** @param {string} d */
const lower = (d) => solid(d, JAW, { line: 5, lift: 3 });

/** The head, looking right; its middle is (0, 0), it fills about -90 … 82 by -100 … 68. */
export const parrotHead = ({ open = false, coat = SCARLET } = {}) =>
  CREST.map(([d, colour]) => solid(d, colour, { line: 5, lift: 3 })).join("") +
  solid(SKULL, coat, { lift: 7 }) + (open ? solid(MOUTH, "#7a2040", { line: 5, lift: 0 }) + lower(LOWER_OPEN) : "") + patch(PATCH, PAPER) +
  line("M-12 14q6 2 12 0M-8 23q8 3 16 0M0 31q6 2 12 0", 2.4, CORAL) + (open ? "" : lower(LOWER)) + solid(UPPER, BEAK, { line: 5.5, lift: 6 }) +
  patch("M34-18C48-24 62-14 68 0C58-8 46-12 34-10C30-12 30-16 34-18Z", "#fff", 0.6) + patch(oval(31, -12, 2.6, 3.4), INK) +
  eye + line("M-8-27q12-10 24-5", 4.6);

/** @param {Side} side @param {Wing} wing @param {Colours} colours */
const wing = (side, { long, from, to, taper = 0.62, count = 6 }, { coat, flight }) =>
  /** @type {const} */ ([[flight, 1, 0], [BEAK, 0.72, 1], [coat, 0.46, 2]]).map(([colour, part, fewer]) => {
    const shape = { long: long * part, from: side * from, to: side * to, count: count - fewer, taper };
    return solid(fan(side * 36, 110, shape), colour, { line: 5.5, lift: 5 }) +
      seams(side * 36, 110, shape, part === 1 ? 0.76 : 0.7, mix(colour, INK, 0.5));
  }).join("");

const BODY = "M0 66C34 66 58 96 58 138C58 184 36 214 2 216C-34 216-56 186-58 142C-58 98-36 66 0 66Z";
const BIB = "M6 108C32 108 46 132 44 158C40 188 24 204 4 204C-18 204-34 188-38 160C-40 132-20 108 6 108Z";
const down = /** @type {const} */ ([[-12, 136], [14, 136], [0, 156], [-24, 156], [26, 156], [-12, 176], [14, 176]]);

/** @param {Tail} tail @param {Colours} colours */
const tail = ({ long = 120, wide = 30 }, { coat, flight }) => {
  const layer = (/** @type {number} */ part, /** @type {number} */ spread) => ({ long: long * part, from: 180 - spread, to: 180 + spread, count: 3, deep: 0.1 });
  const back = layer(1, wide / 2);
  return solid(fan(0, 190, layer(0.78, wide / 2 + 9)), BEAK, { line: 5, lift: 3 }) + solid(fan(0, 190, back), flight, { line: 5.5, lift: 4 }) +
    seams(0, 190, back, 0.5, mix(flight, INK, 0.5)) + solid(fan(0, 190, layer(0.46, wide * 0.5)), coat, { line: 5, lift: 4 });
};

/** @param {Side} side @param {number} y */
const foot = (side, y) => [-9, 0, 9].map((x) => solid(oval(side * 22 + x, y, 6.5, 9), BEAK, { line: 4, lift: 2 })).join("");

/** @param {string} coat @param {string} bib */
const trunk = (coat, bib) =>
  solid(BODY, coat, { lift: 9 }) +
  within(BODY, patch(BIB, bib) + down.map(([x, y]) => line(`M${x - 8} ${y}q8 9 16 0`, 3, coat)).join(""));

const FOLDED = { long: 108, from: 158, to: 188, taper: 1, count: 4 };
/** @satisfies {Record<string, Pose>} */
export const POSES = {
  showing: { wing: { long: 106, from: 50, to: 140 }, tail: {} },
  floating: { wing: { long: 146, from: 24, to: 112 }, tail: { long: 104, wide: 56 }, open: true, tilt: -8, tucked: true },
  resting: { wing: FOLDED, tail: {}, folded: true },
};

/** A parrot: one of the POSES, perhaps with another `coat`, `flight` feathers and `bib`. What it sits on, `perch`, comes before its tail. @param {Pose & Partial<Colours> & {bib?: string}} bird */
export const parrot = ({ coat = SCARLET, flight = AZURE, bib = mix(coat, BEAK, 0.55), ...pose } = POSES.showing, perch = "") => {
  const wings = wing(-1, pose.wing, { coat, flight }) + wing(1, pose.wing, { coat, flight });
  const toes = (/** @type {number} */ y) => foot(-1, y) + foot(1, y);
  return tail(pose.tail, { coat, flight }) + (pose.folded ? "" : wings) + (pose.tucked ? toes(216) : "") + perch + trunk(coat, bib) +
    (pose.folded ? wings : "") + (pose.tucked ? "" : toes(214)) +
    `<g transform="translate(0 62) rotate(${pose.tilt ?? 0})">${parrotHead({ ...pose, coat })}</g>`;
};

/** A parrot alone, "showing", "floating" or "resting". @param {keyof typeof POSES} pose */
export const parrotPicture = (pose = "floating", name = "") => svg("-160 -46 320 366", parrot(POSES[pose]), name);
