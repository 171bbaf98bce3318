// 0, the egg: nothing yet, and the best of all.
import { CORAL, GOLD, MINT, PAPER, SKY } from "../../../../art/palette.js";
import { oval, patch, place, solid, within } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const CHICK = "M-2-82C38-82 54-48 54-14V50H-56V-14C-56-48-40-82-2-82Z";
const BOWL = "M-68 22L-50 8L-33 26L-16 8L1 26L18 8L35 26L52 8L69 22C70 66 40 96 0 96C-40 96-69 66-68 22Z";
const LID = "M-52-56L-37-70L-22-54L-6-70L10-54L25-70L40-56C40-86 20-106-6-106C-32-106-52-86-52-56Z";
/** @param {[x: number, y: number, r: number][]} spots */
const speckles = (spots) => spots.map(([x, y, r]) => patch(oval(x, y, r, r * 0.8), SKY)).join("");

export const egg = {
  colour: SKY,
  shape: "M0-100C38-100 70-38 70 12C70 66 40 96 0 96C-40 96-70 66-70 12C-70-38-38-100 0-100Z",
  art: solid(CHICK, MINT, { lift: 8 }) + visage(0, -8, 0.8, { mood: "amazed", colour: MINT, bare: true, look: [0, -3] }) +
    patch(oval(-38, 12, 8, 6), CORAL, 0.6) + patch(oval(38, 12, 8, 6), CORAL, 0.6) +
    solid("M-13 6Q0-5 13 6L0 26Z", GOLD, { line: 4.5, lift: 3 }) +
    solid(BOWL, PAPER, { lift: 8, dark: "#d9c3b4" }) + within(BOWL, speckles([[-44, 48, 7], [-18, 74, 9], [22, 58, 6], [48, 44, 8], [36, 82, 5], [-8, 46, 4]])) +
    place(solid(LID, PAPER, { dark: "#d9c3b4" }) + speckles([[-28, -82, 5], [4, -92, 6], [24, -76, 4]]), 6, 4, 1, 8),
};
