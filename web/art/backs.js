// Card backs: a colour, a pattern and an animal, so that each of the three alone tells whose card it is.
import { backOf, backTone } from "./designs.js";
import { colourOf } from "./palette.js";
import { box, line, oval, patch, place, star, svg } from "./pen.js";
import { CARD_BOX } from "./sheet.js";
import { animal } from "./tokens.js";

/** One path of many shapes apart from each other. @param {number} stepX @param {number} stepY @param {(x: number, y: number) => string} draw @param {string} colour */
const grid = (stepX, stepY, draw, colour, shift = 0.5) => {
  const drawn = [];
  for (let row = 0; row * stepY < 352 + stepY; row++)
    for (let column = -1; column * stepX < 252 + stepX; column++) drawn.push(draw((column + (row % 2) * shift) * stepX, row * stepY));
  return patch(drawn.join(""), colour);
};
/** @param {number} count @param {number} step @param {(at: number) => string} draw @param {number} width @param {string} colour */
const lines = (count, step, draw, width, colour) => line(Array.from({ length: count }, (_, i) => draw((i - 1) * step)).join(""), width, colour);

/** @typedef {import("./shapes").Player} Player */

// In the players' order; c is a darker tone of the player's colour.
const PATTERNS = [
  (/** @type {string} */ c) => lines(22, 34, (at) => `M${at - 360} 380L${at + 20}-20`, 14, c), // stripes
  (/** @type {string} */ c) => grid(42, 36, (x, y) => oval(x, y, 11), c), // dots
  (/** @type {string} */ c) => lines(13, 34, (at) => `M0 ${at + 36}L42 ${at}L84 ${at + 36}L126 ${at}L168 ${at + 36}L210 ${at}L252 ${at + 36}`, 12, c), // chevrons
  (/** @type {string} */ c) => grid(63, 32, (x, y) => `M${x} ${y}h31.5v32h-31.5Z`, c), // checks
  (/** @type {string} */ c) => lines(14, 31, (at) => `M-10 ${at}q22-24 44 0t44 0t44 0t44 0t44 0t44 0t44 0`, 12, c), // waves
  (/** @type {string} */ c) => grid(52, 46, (x, y) => star(x, y, 17), c), // stars
];

/** Paul's cards are plain. @param {string} c */
const plain = (c) => line(box(24, 24, 204, 304, 8), 4, c);
/** @param {Player} player */
const patternOf = (player) => PATTERNS[Number(player)] ?? plain;

/** A player's pattern in its darker tone, as large as a card. @param {Player} player */
export const patternArt = (player) => patternOf(player)(backTone(colourOf(player)));

// After so many units a pattern is the same again, so that a strip of it can be of any length.
const PERIODS = [(34 * 400) / 380, 72, 34, 64, 31, 92];
/** A narrow strip of a player's colour and pattern, to be laid end to end. @param {Player} player */
export const strip = (player) => {
  const period = PERIODS[Number(player)];
  if (period === undefined) return svg("0 0 30 30", patch(box(0, 0, 30, 30), colourOf(player)));
  const high = period * 2;
  return svg(`12 0 30 ${high}`, patch(box(0, -9, 60, high + 18), colourOf(player)) + patternArt(player));
};

/** @param {Player} player @param {import("./designs.js").Design} [design] that which is chosen */
export const cardBack = (player, design) =>
  svg(CARD_BOX, backOf(colourOf(player), patternArt(player), place(animal(player), 0, 2, 1.14), design));
