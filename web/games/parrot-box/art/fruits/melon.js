// 7, a slice of watermelon, and someone else who likes it.
import { INK, PAPER, mix } from "../../../../art/palette.js";
import { line, oval, patch, solid, within } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const FLESH = "#f4737d";
const RIND = "#3f9a5b";
const SLICE = "M0-104C6-104 10-100 14-94L94 50C60 106-60 106-94 50L-14-94C-10-100-6-104 0-104Z";
const INNER = "M0-130L104 40C62 84-62 84-104 40Z";
const HEART = "M0-130L100 30C60 70-60 70-100 30Z";
/** @type {[x: number, y: number, turn: number][]} */
const SEEDS = [[-6, -76, 8], [16, -52, -8], [-22, -44, 12], [-54, 18, 20], [56, 16, -20], [-28, 56, 8], [28, 56, -8], [40, -18, -14]];

const nibbler = line("M52-66C50-82 58-92 68-92M62-58C70-72 80-76 90-70", 4.5) + solid(oval(50, -48, 21, 20), "#d8433c", { line: 5, lift: 3 }) +
  /** @type {const} */ ([[49, -56], [61, -47]]).map(([x, y]) => patch(oval(x, y, 6.5, 7), PAPER) + patch(oval(x + 1.5, y + 1, 3.4, 4), INK)).join("");

export const melon = {
  colour: FLESH,
  shape: SLICE,
  art: nibbler + solid(SLICE, RIND, { lift: 6 }) +
    within(SLICE, patch(INNER, "#e9f2c4") + patch(HEART, mix(FLESH, "#8a1f3d", 0.25)) + `<g transform="translate(-6 -6)">${patch(HEART, FLESH)}</g>` +
      SEEDS.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${patch("M0-7C5-1 5 6 0 6C-5 6-5-1 0-7Z", "#4a2a3f")}</g>`).join("") +
      line("M-70 62l8 22M-36 76l4 22M0 80v22M36 76l-4 22M70 62l-8 22", 5, mix(RIND, "#173d26", 0.45))) +
    line(SLICE, 6.5) + visage(-2, 8, 0.86, { mood: "merry", colour: FLESH }),
};
