// 6, the Cowboy: bow legs, a brim curled up at both ends, a lasso turning overhead.
import { CORAL, GOLD, INK, PAPER } from "../../../../art/palette.js";
import { flipped, line, oval, patch, solid, star } from "../../../../art/pen.js";

const SAND = "#d3a868";
const LEATHER = "#7b4a2b";
const HAT = "M-36 70C-36 40-34 18-18 16C-8 16-4 24 2 24C8 24 12 14 22 16C38 20 38 44 38 70Z";
const BRIM = "M-98 40C-96 62-70 62-40 58C-14 54 16 54 42 58C72 62 98 62 102 40C114 72 74 84 42 80C16 76-14 76-40 80C-70 86-110 74-98 40Z";

const VEST = "M-31 146C-46 168-46 200-38 222L-14 226C-20 196-16 172-10 152Z";
const LASSO = "M98 112C112 92 122 62 116 26C122-2 84-26 44-18C6-10-2 14 26 24C58 34 106 34 116 22";

/** @type {import("../../../../art/shapes").Guest} */
export const cowboy = {
  colour: "#9c6b3d",
  mood: "cool",
  tilt: -6,
  look: [3, 0],
  feelers: ["low", "low"],
  arms: [[[-72, 172], [-52, 200]], [[98, 170], [98, 112]]],
  sleeves: "#f3e6c8",
  trousers: "#45609a",
  shoes: "#4a2a1f",
  legs: [[[-58, 236], [-30, 255]], [[58, 236], [30, 255]]],
  rise: -6,
  outfit: solid("M-31 146C-46 168-46 200-38 222H38C46 200 46 168 31 146Z", "#f3e6c8", { line: 5 }) +
    solid(VEST, LEATHER, { line: 5 }) + solid(flipped(VEST), LEATHER, { line: 5 }) +
    solid("M-40 206C-14 216 14 216 40 206L39 218C14 228-14 228-39 218Z", "#4a2a1f", { line: 4.5, lift: 2 }) +
    solid(oval(0, 219, 9, 8), GOLD, { line: 4, lift: 2 }) + patch(star(-27, 186, 8), GOLD),
  collar: CORAL,
  over: solid("M-22 158L0 184L24 157Z", CORAL, { line: 4.5, lift: 4 }),
  hat: solid(HAT, SAND) + line("M-35 58C-14 52 16 52 37 58", 9, LEATHER) + solid(BRIM, SAND, { lift: 5 }),
  held: line(LASSO, 9.5, INK) + line(LASSO, 4.5, "#f0d9a0"),
  gloves: PAPER,
};
