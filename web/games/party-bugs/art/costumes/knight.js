// 8, the Knight: an open helmet with a plume, a shield nearly as big as its bearer, a lance.
import { CORAL, GOLD, PAPER } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";

const STEEL = "#8194b8";
const BRIGHT = "#c6d0e2";
const HELM = "M0 44C42 44 62 76 60 110C60 134 50 146 40 152C46 130 46 104 42 90C24 80-24 80-42 90C-46 104-46 130-40 152C-50 146-60 134-60 110C-62 76-42 44 0 44Z";

/** @type {import("../../../../art/shapes").Guest} */
export const knight = {
  colour: STEEL,
  mood: "wary",
  look: [-4, 1],
  feelers: [],
  arms: [[[-74, 172], [-82, 176]], [[66, 170], [62, 190]]],
  sleeves: STEEL,
  gloves: BRIGHT,
  trousers: STEEL,
  shoes: BRIGHT,
  sides: [],
  legs: [[[-4, 238], [-20, 255]], [[4, 238], [20, 255]]],
  outfit: solid("M-32 146C-48 166-46 200-38 224C-14 234 14 234 38 224C46 200 48 166 32 146Z", BRIGHT, { lift: 8 }) +
    line("M0 152V228M-40 204Q0 218 40 204"),
  collar: STEEL,
  hatBehind: solid("M0 52C-10 20 8-8 46-8C92-8 116 34 96 84C92 74 86 68 78 66C78 72 76 78 72 82C70 64 56 50 0 52Z", CORAL, { lift: 5 }) +
    line("M10 34C40 14 74 26 82 56", 3.2, "#b8433c"),
  hat: solid(HELM, STEEL, { lift: 7 }) + line("M-42 90C-24 80 24 80 42 90", 5, BRIGHT) + line("M0 46V80", 5, BRIGHT) +
    [-52, 52].map((x) => patch(oval(x, 116, 4), BRIGHT)).join(""),
  held: rod("M-82 262V46", 7, "#c98d4e") + solid("M-82 12L-70 50H-94Z", BRIGHT, { line: 5, lift: 3 }) +
    solid("M-98 150L-66 150L-72 166H-92Z", GOLD, { line: 4.5, lift: 3 }),
  front: solid("M18 158C42 162 62 156 74 148C86 156 100 160 112 158C116 204 102 238 66 256C30 238 14 204 18 158Z", "#3d5aa8", { lift: 7 }) +
    line("M66 164V244M28 194H104", 11, GOLD) + solid(oval(66, 194, 10), PAPER, { line: 4.5, lift: 3 }),
};
