// 10, the Swimmer: mask, snorkel, flippers, and a duck round the middle.
import { CORAL, INK, PAPER, SKY } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";

const YELLOW = "#f6cf2f";
const RING = "M-92 200C-92 180-60 176-40 184C-16 192 16 192 40 184C60 176 92 180 92 200C92 226 50 240 0 240C-50 240-92 226-92 200Z";
/** @param {number} side */
const flipper = (side) => solid(`M${side * 14} 246C${side * 40} 240 ${side * 70} 248 ${side * 92} 258C${side * 94} 268 ${side * 70} 268 ${side * 60} 266C${side * 44} 270 ${side * 24} 270 ${side * 12} 262Z`, "#2f86c9", { line: 5.5, lift: 4 });

/** @type {import("../../../../art/shapes").Guest} */
export const swimmer = {
  colour: YELLOW,
  mood: "gleeful",
  brows: false,
  tilt: 5,
  lean: -3,
  feelers: ["wide", "none"],
  arms: [[[-74, 150], [-100, 120]], [[80, 158], [104, 128]]],
  sides: [],
  shoes: null,
  wings: false,
  below: flipper(-1) + flipper(1) + solid("M-80 190C-80 170 80 170 80 190Z", "#d9a71c", { lift: 0 }),
  outfit: solid(RING, YELLOW, { lift: 9 }) +
    solid("M-96 214C-110 200-104 184-92 180C-104 172-104 148-82 146C-62 144-52 160-60 178C-52 190-56 206-66 214Z", YELLOW, { lift: 5 }) +
    solid("M-100 160C-114 156-124 162-124 168C-116 174-106 174-98 170Z", CORAL, { line: 5, lift: 3 }) + patch(oval(-82, 162, 5, 6), INK) +
    patch(oval(-84, 160, 2), "#fff") +
    line("M20 226Q50 224 68 212", 4, PAPER),
  hat: `<path d="M-46 84C-46 74-36 72-26 74H26C36 72 48 74 48 84V112C48 122 40 126 30 126C16 126 10 116 0 116C-10 116-16 126-30 126C-40 126-46 122-46 112Z" fill="${SKY}" fill-opacity=".3" stroke="${INK}" stroke-width="13"/>` +
    `<path d="M-46 84C-46 74-36 72-26 74H26C36 72 48 74 48 84V112C48 122 40 126 30 126C16 126 10 116 0 116C-10 116-16 126-30 126C-40 126-46 122-46 112Z" fill="none" stroke="#2f86c9" stroke-width="7"/>` +
    line("M-32 84L-40 98", 4, "#fff") + rod("M34 138C70 146 72 120 70 90V22", 9, CORAL) + rod("M70 34V20", 9, PAPER),
};
