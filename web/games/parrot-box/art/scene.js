// Parrots at play, for the game's tile on the home screen; the beach lies behind.
import { GOLD, INK, mix } from "../../../art/palette.js";
import { box, line, patch, place, solid, svg, within } from "../../../art/pen.js";
import { cardArt } from "./cards.js";
import { fruitOf } from "./fruits/index.js";
import { AZURE, LEAF, POSES, parrot } from "./parrot.js";

const WOOD = "#c98d4e";
const CRATE = box(-104, 206, 208, 88, 8);
/** The box of Parrot Box, just high enough to stand on. */
const crate = () =>
  solid(CRATE, WOOD, { lift: 6 }) +
  within(CRATE, line("M-110 236H110M-110 265H110", 4, mix(WOOD, INK, 0.55)) + patch("M-104 206h26v90h-26ZM78 206h26v90h-26Z", mix(WOOD, GOLD, 0.3)) +
    line("M-78 206v90M78 206v90", 4, mix(WOOD, INK, 0.55))) +
  patch("M-95 217a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM-95 281a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM87 217a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM87 281a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z", INK) + line(CRATE, 6.5);

/** @param {number} x @param {number} y @param {number} wide */
const shadow = (x, y, wide) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="7" fill="${INK}" fill-opacity=".2"/>`;
/** @param {string | number} name @param {string} art */
const islander = (name, art) => `<g class="islander islander-${name}">${art}</g>`;

// Fruits on the sand: number, middle, where they stand, size, turn.
/** @type {[value: number, x: number, y: number, size: number, turn: number][]} */
const STANDING = [[8, 496, 240, 0.58, 4], [1, 556, 246, 0.42, 0], [3, 104, 242, 0.5, -3], [5, 38, 248, 0.36, -8]];
/** @param {(typeof STANDING)[number]} standing */
const fruit = ([value, x, y, size, turn]) =>
  shadow(x, y - 1, 66 * size) + islander(value, place(fruitOf(value).art, x, y - 96 * size, size, turn));
/** @param {import("./cards.js").Face} face @param {number} x @param {number} y @param {number} scale @param {number} turn */
const leaning = (face, x, y, scale, turn) => place(place(cardArt(face), -126, -176), x, y, scale, turn);

const flier = () => place(parrot({ ...POSES.floating, coat: AZURE, flight: LEAF, bib: GOLD }), 142, 24, 0.42, -10);
const sitter = () => place(parrot({ ...POSES.resting, coat: LEAF }, leaning(0, -90, 366, 0.95, 12)), 430, 32, 0.4);
const showman = () => place(parrot({ ...POSES.showing, tail: { long: 86 } }, crate()), 294, 34, 0.72);

/** Three parrots, their box, two cards and some fruit; what may move is a group of the class `islander`. */
export const parrotScene = () => svg("0 0 588 260",
  islander("flier", flier()) + leaning(12, 216, 176, 0.38, -14) + islander("sitter", sitter()) + shadow(296, 248, 96) +
  islander("showman", showman()) + STANDING.map(fruit).join(""));
