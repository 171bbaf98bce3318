// The cards for narrow places: the value as large as it can be, and who it is below.
import { numeral } from "../../../art/numerals.js";
import { GOLD, INK, PAPER, mix, tint } from "../../../art/palette.js";
import { box, line, patch, place, svg, within } from "../../../art/pen.js";
import { CARD_BOX } from "../../../art/sheet.js";
import { KINDS } from "./kinds.js";
import { leafColour, leafShape } from "./leaves.js";

const GROUND = box(4, 4, 244, 344, 36);
const RING = box(6, 6, 240, 340, 34);

/** @typedef {import("./kinds.js").Kind} Kind */

/** @param {number} value */
const numberArt = (value) => {
  const colour = leafColour(value);
  return patch(GROUND, tint(colour, 0.68)) + within(GROUND, place(patch(leafShape(value), mix(colour, INK, 0.08)), 126, 256, 1.42)) +
    line(RING, 12, mix(colour, INK, 0.35)) + numeral(value, { x: 72, y: 112, height: 172, colour: mix(colour, INK, 0.85), halo: PAPER });
};
/** @param {Kind} kind @param {number} value */
const creatureArt = (kind, value) => {
  const { colour, sign } = KINDS[kind];
  const moth = kind === "moth";
  return patch(GROUND, colour) + (moth ? within(GROUND, patch("M86 0H166L252 352H0Z", "#6d3f66")) : "") + place(sign(moth ? GOLD : PAPER), 126, 266, 0.74) +
    line(RING, 12, moth ? GOLD : mix(colour, INK, 0.45)) + numeral(value, { x: 76, y: 96, height: 150, colour: PAPER, halo: INK });
};

/** The inside of the small card. @param {Kind | "number"} kind @param {number} value */
const miniArt = (kind, value) => (kind === "number" ? numberArt(value) : creatureArt(kind, value));
/** @param {Kind | "number"} kind @param {number} value */
export const mini = (kind, value, name = "") => svg(CARD_BOX, miniArt(kind, value), name);
