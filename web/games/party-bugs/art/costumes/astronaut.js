// 5, the Astronaut: a glass ball on a puffed-up suit, and a flag for the dance floor.
import { CORAL, GOLD, PAPER, SKY, WING, mix } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid, star } from "../../../../art/pen.js";

const SUIT = mix(SKY, PAPER, 0.62);
/** @param {number} side */
const aerial = (side) => rod(`M${side * 26} 52Q${side * 30} 34 ${side * 40} 26`, 4, WING) +
  solid(oval(side * 42, 22, 9), CORAL, { line: 4.5, lift: 3 });

/** @type {import("../../../../art/shapes").Guest} */
export const astronaut = {
  colour: SKY,
  mood: "amazed",
  look: [2, -3],
  lean: 6,
  rise: 8,
  shadow: 44,
  feelers: [],
  arms: [[[-88, 176], [-88, 140]], [[86, 168], [84, 204]]],
  sleeves: SUIT,
  gloves: CORAL,
  trousers: SUIT,
  shoes: CORAL,
  sides: [],
  legs: [[[-40, 226], [-40, 242]], [[28, 234], [30, 250]]],
  behind: solid("M-58 140h116c8 0 12 6 12 12v56c0 8-6 14-14 14h-112c-8 0-14-6-14-14v-56c0-6 4-12 12-12Z", "#9aa6c4"),
  wings: false,
  outfit: solid("M0 134C34 134 50 158 50 188C50 222 30 240 0 240C-30 240-50 222-50 188C-50 158-34 134 0 134Z", SUIT, { lift: 8 }) +
    solid("M-24 182h48v28h-48Z", PAPER, { line: 4.5, lift: 3 }) + patch(oval(-13, 196, 5), CORAL) + patch(oval(0, 196, 5), GOLD) +
    patch(oval(13, 196, 5), "#4aa5dc"),
  collar: "#9aa6c4",
  hatBehind: aerial(-1) + aerial(1) + solid(oval(0, 100, 70, 64), mix(SKY, "#2c3f74", 0.45), { lift: 0 }),
  hat: patch(oval(0, 100, 67, 61), "#fff", 0.14) + patch("M-56 92C-54 62-32 46-10 44C-30 54-42 70-46 96C-48 104-56 102-56 92Z", "#fff", 0.75) +
    line("M52 122Q46 136 36 144", 5, "#fff"),
  held: rod("M-88 190V46", 5, "#cfd6e4") + solid("M-90 48C-106 38-116 56-130 46V86C-116 96-106 78-90 88Z", GOLD, { line: 5, lift: 4 }) +
    patch(star(-110, 67, 10), CORAL),
};
