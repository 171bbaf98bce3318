// 11, the Fairy: four wings, a petal skirt, a star on a stick, and no ground under the feet.
import { CORAL, GOLD, MINT, PAPER, ROSE, mix, tint } from "../../../../art/palette.js";
import { flipped, line, oval, pair, patch, place, rod, solid, star } from "../../../../art/pen.js";

const GREEN = "#86c95a";
const wing = "M20 156C30 96 70 36 106 38C130 46 126 112 102 146C86 162 50 170 20 170Z";
const lower = "M22 172C56 160 106 172 108 206C108 236 66 240 46 220C32 206 24 190 22 172Z";
const spots = patch(oval(96, 78, 11, 17), GOLD, 0.8) + patch(oval(86, 206, 9), GOLD, 0.8) +
  line("M34 150Q58 112 84 100M36 182Q54 190 62 200", 3, GREEN);
const wings = [lower, flipped(lower)].map((d) => solid(d, tint(MINT, 0.4))).join("") +
  [wing, flipped(wing)].map((d) => solid(d, mix(GREEN, PAPER, 0.35))).join("");
/** @param {number} x @param {number} y */
const flower = (x, y) => place([0, 72, 144, 216, 288].map((turn) => place(patch(oval(0, -7, 5.5, 6), ROSE), 0, 0, 1, turn)).join("") + patch(oval(0, 0, 5), GOLD), x, y);

/** @type {import("../../../../art/shapes").Guest} */
export const fairy = {
  colour: GREEN,
  mood: "merry",
  look: [3, -2],
  tilt: 6,
  lean: -4,
  feelers: ["up", "up"],
  arms: [[[-66, 166], [-70, 192]], [[70, 160], [82, 128]]],
  wings: false,
  legs: [[[-20, 232], [-12, 244]], [[44, 234], [18, 240]]],
  shoes: CORAL,
  shadow: 30,
  behind: wings + pair(spots),
  outfit: solid("M-33 148C-22 158-8 160 0 156C8 160 22 158 33 148C42 168 42 184 38 194C50 206 58 216 60 226C50 232 42 224 36 222C34 234 22 238 12 226C8 240-8 240-12 226C-22 238-34 234-36 222C-42 224-50 232-60 226C-58 216-50 206-38 194C-42 184-42 168-33 148Z", GREEN, { lift: 6 }) +
    line("M-12 226Q-14 212-12 202M12 226Q14 212 12 202M-36 222Q-34 210-30 204M36 222Q34 210 30 204"),
  collar: MINT,
  hat: flower(-38, 74) + flower(-20, 63) + flower(0, 59) + flower(20, 63) + flower(38, 74),
  held: rod("M78 140L100 60", 4, PAPER) + solid(star(103, 46, 25, 12, 5, 12), GOLD, { line: 5, lift: 4 }),
};
