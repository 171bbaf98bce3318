// 3, the coconut: three holes it has by nature, two to see and one to drink; on holiday.
import { CORAL, GOLD, PAPER, mix } from "../../../../art/palette.js";
import { line, oval, patch, place, rod, solid, within } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const BROWN = "#9a6238";
const SHELL = "M-78 12C-78-10-70-26-60-34C-30-22 30-22 60-34C70-26 78-10 78 12C78 62 46 96 0 96C-46 96-78 62-78 12Z";
const RIM = oval(0, -34, 61, 17);
const parasol = rod("M0-20V44", 4, "#c98d4e") + solid("M-50-24C-40-50-22-60 0-62C22-60 40-50 50-24C40-30 26-30 17-22C10-30-10-30-17-22C-26-30-40-30-50-24Z", CORAL, { line: 5, lift: 4 }) +
  patch("M-17-26C-14-44-8-54 0-60C8-54 14-44 17-26C8-32-8-32-17-26Z", GOLD) + line("M-17-25C-14-44-8-54 0-60C8-54 14-44 17-25", 3);
/** @type {import("../../../../art/shapes").Spot[]} */
const hair = [[-58, 54], [-46, 70], [56, 54], [44, 72], [62, 20], [-64, 22], [8, 86], [-16, 88]];

export const coconut = {
  colour: BROWN,
  shape: `${SHELL}M-61-32C-40-44 40-44 61-32C40-22-40-22-61-32Z M-40-36L-52-92L-84-96L-84-86L-60-82L-50-36Z M6-40L24-70C4-76 2-84 10-98C40-104 66-88 70-62C56-68 44-70 34-66L18-38Z`,
  art: solid(SHELL, BROWN, { lift: 8 }) + within(SHELL, hair.map(([x, y]) => line(`M${x - 5} ${y - 5}q1 6 8 9`, 3, mix(BROWN, "#2b1830", 0.4))).join("")) +
    solid(RIM, PAPER, { lift: -3, dark: "#e7d3bd" }) + patch(oval(0, -33, 46, 10), "#bfe6ea") +
    rod("M-24-32L-48-92L-76-98", 7, "#8ecbf0") + place(parasol, 26, -58, 0.82, 22) + patch("M-44-28Q0-14 44-28L40-24Q0-12-40-24Z", PAPER) +
    visage(0, 36, 0.95, { mood: "cool", colour: BROWN }),
};
