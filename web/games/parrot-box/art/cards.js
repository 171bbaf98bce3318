// The cards of Parrot Box, 63:88: thirteen fruits and the Parrot. cardArt gives the inside for a <symbol>.
import { GOLD, INK, PAPER, SKY, mix, tint } from "../../../art/palette.js";
import { line, oval, patch, place, rays, star, svg, within } from "../../../art/pen.js";
import { CARD_BOX, PANEL, SIGN, bothEnds, corners, sheet, stage } from "../../../art/sheet.js";
import { fruitOf } from "./fruits/index.js";
import { JUNGLE, POSES, parrot, parrotHead } from "./parrot.js";
import { sign } from "./signs.js";

/** The face that is no number. */
export const PARROT = "parrot";
/** @typedef {number | typeof PARROT} Face 0 to 12, or the Parrot */

/** @param {string} colour */
const sun = (colour) => patch(star(126, 172, 126, 107, 22), tint(colour, 0.55)) + patch(oval(126, 172, 98), tint(colour, 0.36));
const sea = patch("M0 232H252V290H0Z", tint(SKY, 0.3)) + line("M22 246h22M214 242h18M204 256h24", 3.5, PAPER);
/** @param {string} colour */
const beachOf = (colour) =>
  stage(tint(colour, 0.18), sun(colour) + sea) + line(PANEL, 3, mix(colour, INK, 0.1)) + patch("M62 277a64 9 0 1 0 128 0a64 9 0 1 0-128 0Z", INK, 0.2);

/** @param {number} value */
const fruitArt = (value) => {
  const { colour, art } = fruitOf(value);
  const ink = mix(colour, INK, 0.78);
  return sheet(beachOf(colour) + place(art, 126, 182, 0.96) + corners(value, sign(value, { ...SIGN, scale: 0.19, colour: ink }), ink, PAPER));
};

const HOOP = oval(126, 152, 98);
const parrotArt = () => sheet(
  patch(PANEL, JUNGLE) + within(PANEL, rays(126, 152, 18, "#17726b")) + line(PANEL, 6, INK) + line(PANEL, 4, GOLD) +
  patch(HOOP, "#ffe3a0") + line(HOOP, 13, INK) + line(HOOP, 8, GOLD) + place(parrot(POSES.showing), 126, 64, 0.86) +
  bothEnds(place(parrotHead(), 46, 50, 0.31)));

/** The inside of the card of `face`, 0 to 12 or "parrot". @param {Face} face */
export const cardArt = (face) => (face === PARROT ? parrotArt() : fruitArt(face));
/** @param {Face} face */
export const card = (face, name = "") => svg(CARD_BOX, cardArt(face), name);
