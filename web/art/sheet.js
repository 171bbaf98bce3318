// What every card of the house is printed on: paper, a panel, corners.
import { numeral } from "./numerals.js";
import { INK, PAPER, mix } from "./palette.js";
import { patch, within } from "./pen.js";

export const CARD_BOX = "0 0 252 352";
const EDGE = "M18 1H234A17 17 0 0 1 251 18V334A17 17 0 0 1 234 351H18A17 17 0 0 1 1 334V18A17 17 0 0 1 18 1Z";
export const PANEL = "M22 10H230A12 12 0 0 1 242 22V330A12 12 0 0 1 230 342H22A12 12 0 0 1 10 330V22A12 12 0 0 1 22 10Z";

/** @param {string} inside */
export const sheet = (inside) => `<path d="${EDGE}" fill="${PAPER}" stroke="${mix(PAPER, INK, 0.25)}" stroke-width="1.5"/>` + inside;

/** Where the sign of a corner stands and how large it is. */
export const SIGN = { x: 217, y: 38, scale: 1.15 };

/** What stands in a card's upper corners, and the same for those who sit opposite. @param {string} art */
export const bothEnds = (art) => art + `<g transform="rotate(180 126 176)">${art}</g>`;

/** Number at the upper left, `sign` (already at SIGN) at the upper right, at both ends. @param {number} value @param {string} sign @param {string} ink @param {string} halo */
export const corners = (value, sign, ink, halo) =>
  bothEnds(numeral(value, { x: 21, y: 49, height: 58, colour: ink, halo }) + sign);

/** The panel's picture: a ground to stand on, and what is behind it. @param {string} ground @param {string} behind */
export const stage = (ground, behind) => within(PANEL, behind + patch("M0 268C70 254 182 254 252 268V352H0Z", ground));
