// 11, the chilli: hot of head.
import { PAPER } from "../../../../art/palette.js";
import { patch, place, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const BLUE = "#3f6fb8";
const RED = "#e5402f";
const POD = "M-52-38C-50-68-22-78 4-76C40-74 60-50 56-14C50 42 10 88-72 100C-84 100-86 90-76 86C-44 66-56 22-52-38Z";
const CAP = "M-62-40C-60-76-30-88 2-86C36-84 62-66 62-34C50-46 40-44 32-36C22-48 10-50 0-40C-10-52-22-50-32-40C-42-50-52-50-62-40Z";
const STALK = "M-6-82C-6-98 2-108 18-114L28-102C18-98 12-92 12-82Z";

const PUFF = "M-14 14C-26 6-20-8-10-8C-8-22 12-22 12-8C24-6 26 8 14 14C6 20-6 20-14 14Z";
/** @param {number} x @param {number} y */
const steam = (x, y) => place(solid(PUFF, PAPER, { line: 4.5, lift: 4, dark: "#bcd0ec" }), x, y);

export const chilli = {
  colour: BLUE,
  shape: "M-6-86C-6-98 2-108 18-114L28-102C18-98 12-92 12-85C44-80 64-56 60-14C52 42 10 88-72 100C-84 100-86 90-76 86C-44 66-62 22-60-38C-58-72-34-86-6-86Z",
  art: solid(POD, RED, { lift: 8 }) + solid(STALK, "#58a84a", { line: 5.5, lift: 4 }) + solid(CAP, "#58a84a", { line: 5.5, lift: 5 }) +
    visage(2, 6, 0.9, { mood: "fierce", colour: RED }, -4) + patch("M-44 34C-42 52-42 66-50 78C-40 68-34 52-36 36Z", "#fff", 0.45) +
    steam(82, -34) + steam(-84, -34),
};
