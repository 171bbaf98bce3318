// 1, the banana, which laughs at its own bend.
import { mix } from "../../../../art/palette.js";
import { line, patch, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const YELLOW = "#f8d23a";
const PEEL = "M14-88C40-92 60-60 64-24C70 36 22 96-62 96C-78 94-82 82-70 74C-36 64-16 40-14 0C-14-34-10-62 4-82Z";
const TIP = "M-62 96C-78 94-82 82-70 74C-62 78-58 88-62 96Z";
const STALK = "M2-80L0-102C6-110 20-110 24-102L24-82C16-76 8-76 2-80Z";

export const banana = {
  colour: YELLOW,
  shape: "M0-102C6-110 20-110 24-102L24-88C44-80 60-56 64-24C70 36 22 96-62 96C-78 94-82 82-70 74C-36 64-16 40-14 0C-14-34-10-62 2-82Z",
  art: solid(PEEL, YELLOW, { lift: 7, dark: "#d99a2b" }) + line("M26-62C38-20 34 26-22 74", 3, mix(YELLOW, "#a0601c", 0.45)) +
    solid(TIP, "#7b4a2b", { line: 5, lift: 3 }) + solid(STALK, "#9aa23c", { line: 5.5, lift: 4 }) +
    visage(22, 8, 0.8, { mood: "gleeful", colour: YELLOW }, 8) + patch("M-2-64C-6-50-8-36-8-22C-12-34-10-54-2-64Z", "#fff", 0.6),
};
