// 6, the physalis: an orange berry in a paper collar.
import { PAPER, mix } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const ORANGE = "#f0862b";
const HUSK = "M0-70C10-86 26-100 46-108C46-90 44-76 40-62C60-66 80-64 96-56C84-36 74-22 60-12C76 2 84 18 86 38C50 46 20 40 0 20C-20 40-50 46-86 38C-84 18-76 2-60-12C-74-22-84-36-96-56C-80-64-60-66-40-62C-44-76-46-90-46-108C-26-100-10-86 0-70Z";
const BERRY = oval(0, 36, 62, 60);
const STRAW = "#efcf95";

export const physalis = {
  colour: ORANGE,
  shape: HUSK + BERRY,
  art: rod("M0-66C0-84 4-94 12-102", 6, "#7fa04a") + solid(HUSK, STRAW, { lift: 7, dark: "#c28f58" }) +
    line("M-6-52Q-24-78-38-94M6-52Q24-78 38-94M-30-40Q-58-54-82-52M30-40Q58-54 82-52", 3, mix(STRAW, "#7b4a2b", 0.55)) +
    solid(BERRY, ORANGE, { lift: 8 }) + patch("M-50 26C-48 2-34-10-16-14C-30-2-38 10-40 28C-44 34-50 34-50 26Z", PAPER, 0.6) +
    visage(2, 40, 0.92, { mood: "gleeful", colour: ORANGE }),
};
