// The cards of Cheating Moth, 63:88: plain leaves on paper; creatures under the kitchen lamp; the moth in its glow.
import { GOLD, INK, PAPER, mix, tint } from "../../../art/palette.js";
import { line, oval, patch, place, star, svg, within } from "../../../art/pen.js";
import { CARD_BOX, PANEL, SIGN, corners, sheet } from "../../../art/sheet.js";
import { KINDS } from "./kinds.js";
import { leafColour, leafShape, leaves } from "./leaves.js";

/** @typedef {import("./kinds.js").Kind} Kind */

/** @param {number} value */
const numberArt = (value) => {
  const colour = leafColour(value);
  const ink = mix(colour, INK, 0.78);
  return sheet(patch(PANEL, tint(colour, 0.82)) + patch(oval(126, 176, 100, 118), tint(colour, 0.66)) + line(PANEL, 3, mix(colour, INK, 0.1)) + place(leaves(value), 126, 178) +
    corners(value, place(patch(leafShape(value), ink), SIGN.x, SIGN.y, 0.36), ink, PAPER));
};

const WEB = [38, 76, 118, 164].map((r) => `M${Array.from({ length: 9 }, (_, i) => `${Math.round(126 + r * Math.sin((i * Math.PI) / 4 + 0.39))} ${Math.round(150 - r * Math.cos((i * Math.PI) / 4 + 0.39))}`).reduce((way, spot) => `${way}Q126 150 ${spot}`).replaceAll("Q126 150", "L")}`).join("") +
  Array.from({ length: 4 }, (_, i) => `M${Math.round(126 - 260 * Math.sin((i * Math.PI) / 4 + 0.39))} ${Math.round(150 + 260 * Math.cos((i * Math.PI) / 4 + 0.39))}L${Math.round(126 + 260 * Math.sin((i * Math.PI) / 4 + 0.39))} ${Math.round(150 - 260 * Math.cos((i * Math.PI) / 4 + 0.39))}`).join("");
// What is behind each of them, drawn in a lighter tone of its ground.
/** @type {Record<Exclude<Kind, "moth">, (light: string) => string>} */
const BEHIND = {
  spider: (light) => line(WEB, 3, light),
  mosquito: (light) => line("M30 120c30-20 40 20 14 20s-8-40 30-24M180 262c30-20 40 20 14 20s-8-40 30-24M196 96c20-14 30 14 10 14M34 250c20-14 30 14 10 14", 4, light),
  cockroach: (light) => line([0, 1, 2, 3, 4, 5, 6].map((i) => `M10 ${26 + i * 52}H242M${22 + i * 52} 10V342`).join(""), 3, light),
  ant: (light) => /** @type {const} */ ([[34, 110], [216, 96], [222, 206], [28, 214], [46, 260], [206, 258]]).map(([x, y], i) => patch(star(x, y, 9 + (i % 3) * 2, 5, 5, i * 31), light)).join(""),
};
/** @param {string} light */
const cone = (light) => patch("M92 0H160L262 352H-10Z", light);
/** @param {Exclude<Kind, "moth">} kind @param {string} colour */
const ground = (kind, colour) => {
  const light = mix(colour, "#ffe9b0", 0.2);
  return patch(PANEL, colour) + within(PANEL, cone(mix(colour, "#ffe9b0", 0.12)) + BEHIND[kind](light)) +
    `<ellipse cx="126" cy="316" rx="92" ry="15" fill="${INK}" fill-opacity=".25"/>` + line(PANEL, 4, INK);
};
const glow = () =>
  patch(PANEL, KINDS.moth.colour) + within(PANEL, /** @type {const} */ ([[160, "#3d2d66"], [128, "#6d3f66"], [96, "#f6c05c"], [72, "#ffdf94"]]).map(([r, colour]) => patch(oval(126, 132, r), colour)).join("") +
    /** @type {const} */ ([[40, 120, 7], [214, 112, 6], [60, 302, 8], [186, 300, 6], [24, 208, 6], [228, 222, 8]]).map(([x, y, r]) => patch(star(x, y, r, r * 0.36, 4), GOLD)).join("")) +
  line(PANEL, 6, INK) + line(PANEL, 4, GOLD);

/** @param {Kind} kind @param {number} value */
const creatureArt = (kind, value) => {
  const { colour, art, moods, sign } = KINDS[kind];
  const traits = { ...moods[value - 1], ...(kind === "spider" ? { thread: 110 } : {}) };
  return sheet((kind === "moth" ? glow() : ground(kind, colour)) + place(art(traits), 126, 180, kind === "moth" ? 0.9 : 0.94) +
    corners(value, place(sign(kind === "moth" ? GOLD : PAPER), SIGN.x - 2, SIGN.y + 2, 0.2), PAPER, INK));
};

/** The inside of the card `kind` ("number", "spider", "mosquito", "cockroach", "ant" or "moth") of `value` 1 to 5. @param {Kind | "number"} kind @param {number} value */
export const cardArt = (kind, value) => (kind === "number" ? numberArt(value) : creatureArt(kind, value));
/** @param {Kind | "number"} kind @param {number} value */
export const card = (kind, value, name = "") => svg(CARD_BOX, cardArt(kind, value), name);
