// 3, the Chef: a hat as high as bread rises, and a dish under a dome.
import { PAPER, GOLD } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";

const ORANGE = "#ef8a3c";
const HAT = "M-38 74L-40 46C-66 40-66 6-38 6C-32-14 -6-18 4-4C22-16 46-6 44 12C68 16 62 44 40 48L38 74C14 66-14 66-38 74Z";

/** @type {import("../../../../art/shapes").Guest} */
export const chef = {
  colour: ORANGE,
  mood: "haughty",
  lean: -5,
  legs: [[[-27, 238], [-22, 255]], [[50, 228], [46, 246]]],
  look: [-3, -1],
  feelers: ["none", "low"],
  arms: [[[-86, 176], [-84, 124]], [[74, 174], [60, 200]]],
  sleeves: PAPER,
  outfit: solid("M-31 146C-44 164-46 196-42 232C-20 242 20 242 42 232C46 196 44 164 31 146Z", PAPER) +
    solid("M-34 194C-14 198 14 198 34 194C38 210 38 224 34 238C12 244-12 244-34 238C-38 224-38 210-34 194Z", ORANGE, { line: 5 }) +
    [172, 186].flatMap((y) => [-10, 10].map((x) => patch(oval(x, y, 3.2), "#4a2a4f"))).join(""),
  collar: ORANGE,
  over: solid("M-6 156L-20 176L-4 172L4 182L8 158Z", ORANGE, { line: 4.5, lift: 3 }),
  hat: solid(HAT, PAPER, { lift: 8 }) + line("M-12 22Q-16 40-14 52M16 20Q20 38 16 52", 3) +
    patch("M0 117C5 109 16 110 20 118C22 122 28 122 29 117C33 126 24 131 16 128C9 126 3 124 0 121C-3 124-9 126-16 128C-24 131-33 126-29 117C-28 122-22 122-20 118C-16 110-5 109 0 117Z", "#3f2030"),
  held: rod("M-120 112H-50", 5, "#cfd6e4") + solid("M-115 106C-115 64-55 64-55 106Z", "#dfe6f0", { lift: 7 }) +
    solid(oval(-85, 70, 6), GOLD, { line: 4.5, lift: 2 }) +
    rod("M56 206L88 150", 5, "#c98d4e") + solid("M78 138C82 122 106 122 108 138C108 154 88 160 80 152Z", "#c98d4e", { line: 5, lift: 4 }),
};
