// 9, the Rock Star: a crest of spikes, a studded collar and a flying-V.
import { GOLD, INK } from "../../../../art/palette.js";
import { flipped, line, oval, patch, rod, solid } from "../../../../art/pen.js";

const MAGENTA = "#d4267e";
const CREST = "M-40 74L-56 34L-34 46L-36 4L-14 32L0-14L14 32L38 2L34 46L58 34L42 80C28 66 14 70 0 84C-14 70-28 66-42 80Z";
const JACKET = "M-32 146C-50 170-48 200-44 220L-14 226C-18 200-16 170-10 152Z";
const BLACK = "#3a2b45";

/** @type {import("../../../../art/shapes").Guest} */
export const rockstar = {
  colour: MAGENTA,
  mood: "gleeful",
  tilt: -9,
  lean: 5,
  feelers: ["low", "low"],
  arms: [[[-82, 186], [-34, 204]], [[88, 186], [74, 147]]],
  sleeves: BLACK,
  trousers: BLACK,
  shoes: MAGENTA,
  legs: [[[-40, 232], [-44, 255]], [[42, 232], [44, 255]]],
  outfit: solid(JACKET, BLACK, { line: 5 }) + solid(flipped(JACKET), BLACK, { line: 5 }),
  collar: BLACK,
  over: [-44, -22, 0, 22, 44].map((x) => solid(`M${x - 6} ${154 - Math.abs(x) / 8}l6 -16l6 16Z`, "#cfd6e4", { line: 3.5, lift: 2 })).join(""),
  hat: solid(CREST, MAGENTA),
  held: rod("M-6 212L104 122", 9, "#e9dcc0") + solid("M94 118L116 92L128 104L112 134Z", MAGENTA, { line: 5, lift: 3 }) +
    solid("M8 190L20 216C0 226-20 246-42 262C-44 246-44 238-38 228C-50 232-66 230-84 222C-52 212-20 204 8 190Z", GOLD, { lift: 5 }) +
    line("M-22 222L104 123", 2.2, INK) + patch(oval(-22, 224, 5), INK),
};
