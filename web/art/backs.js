// Card backs: a colour, a pattern and an animal, so that each of the three alone tells whose card it is.
import { PAUL, PLAYERS } from "./palette.js";
import { box, line, oval, patch, place, star, svg } from "./pen.js";
import { CARD_BOX, backOf, backTone } from "./sheet.js";
import { animal } from "./tokens.js";

const grid = (stepX, stepY, draw, shift = 0.5) => {
  const drawn = [];
  for (let row = 0; row * stepY < 352 + stepY; row++)
    for (let column = -1; column * stepX < 252 + stepX; column++) drawn.push(draw((column + (row % 2) * shift) * stepX, row * stepY, row, column));
  return drawn.join("");
};
const lines = (count, step, draw, width, colour) => line(Array.from({ length: count }, (_, i) => draw((i - 1) * step)).join(""), width, colour);

// In the players' order; c is a darker tone of the player's colour.
const PATTERNS = [
  (c) => lines(22, 34, (at) => `M${at - 360} 380L${at + 20}-20`, 14, c), // stripes
  (c) => grid(42, 36, (x, y) => patch(oval(x, y, 11), c)), // dots
  (c) => lines(13, 34, (at) => `M0 ${at + 36}L42 ${at}L84 ${at + 36}L126 ${at}L168 ${at + 36}L210 ${at}L252 ${at + 36}`, 12, c), // chevrons
  (c) => grid(63, 32, (x, y) => patch(`M${x} ${y}h31.5v32h-31.5Z`, c)), // checks
  (c) => lines(14, 31, (at) => `M-10 ${at}q22-24 44 0t44 0t44 0t44 0t44 0t44 0t44 0`, 12, c), // waves
  (c) => grid(52, 46, (x, y) => patch(star(x, y, 17), c)), // stars
];

const back = (colour, pattern, player) => backOf(colour, pattern(backTone(colour)), place(animal(player), 0, 2, 1.14));

/** A player's pattern in its darker tone, as large as a card. */
export const patternArt = (player) => PATTERNS[player](backTone(PLAYERS[player]));

/** The inside of a card's back; player 0 to 5, or "paul", whose cards are plain. */
export const backArt = (player) =>
  player === "paul" ? back(PAUL, (c) => line(box(24, 24, 204, 304, 8), 4, c), player) : back(PLAYERS[player], PATTERNS[player], player);
// After so many units a pattern is the same again, so that a strip of it can be of any length.
const PERIODS = [(34 * 400) / 380, 72, 34, 64, 31, 92];
/** A narrow strip of a player's colour and pattern, to be laid end to end. */
export const strip = (player) => {
  if (player === "paul") return svg("0 0 30 30", patch(box(0, 0, 30, 30), PAUL));
  const high = PERIODS[player] * 2;
  return svg(`12 0 30 ${high}`, patch(box(0, -9, 60, high + 18), PLAYERS[player]) + patternArt(player));
};

export const cardBack = (player, name = "") => svg(CARD_BOX, backArt(player), name);
