// 4, the Witch: a bent pointed hat, a gown like a bell, and a broom.
import { GOLD, MINT } from "../../../../art/palette.js";
import { line, rod, solid, star } from "../../../../art/pen.js";

const VIOLET = "#6a45a8";
const HAT = "M-30 72C-24 44-18 18 14-2C28-12 48-8 60 10C44 6 34 10 34 22C34 40 36 56 38 72Z";
const BRIM = "M-84 78C-60 60-30 62 2 62C34 62 64 58 88 72C74 90 36 86 2 86C-32 86-64 94-84 78Z";

/** @type {import("../../../../art/shapes").Guest} */
export const witch = {
  colour: VIOLET,
  mood: "sly",
  tilt: 5,
  lean: 2,
  look: [-4, 2],
  feelers: ["none", "low"],
  arms: [[[-64, 178], [-78, 164]], [[76, 180], [54, 206]]],
  sleeves: VIOLET,
  sides: [],
  outfit: solid("M-30 146C-40 176-52 214-72 250C-62 258-52 248-44 256C-34 262-26 250-16 258C-4 264 6 250 16 258C26 262 36 250 46 256C54 250 64 258 74 250C54 214 40 176 30 146Z", VIOLET, { lift: 8 }) +
    solid("M-40 190C-14 200 14 200 40 190L43 203C14 214-14 214-43 203Z", GOLD, { line: 4.5, lift: 3 }),
  collar: MINT,
  hat: solid(HAT, VIOLET) + solid(BRIM, VIOLET, { lift: 5 }) + line("M-28 66C-10 72 20 72 38 64", 9, MINT) +
    `<path d="${star(8, 66, 13, 6)}" fill="${GOLD}" stroke="#2b1830" stroke-width="3.5" stroke-linejoin="round"/>`,
  held: rod("M-62 92L-98 260", 6, "#c98d4e"),
  front: solid("M-66 96C-84 84-84 52-70 22C-62 40-58 26-50 30C-48 44-40 34-34 44C-38 66-46 88-56 98Z", "#e2b04e", { line: 5, lift: 5 }) +
    line("M-66 50L-62 82M-54 46L-54 80", 2.6) + line("M-67 90Q-60 94-53 92", 6, "#b3402f"),
};
