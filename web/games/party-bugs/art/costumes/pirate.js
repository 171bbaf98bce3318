// 2, the Pirate: tricorn, hook, cutlass and a wooden leg.
import { CORAL, GOLD, INK, PAPER, mix } from "../../../../art/palette.js";
import { flipped, line, oval, patch, rod, solid, within } from "../../../../art/pen.js";
import { BODY } from "../../../../art/bug.js";

const RED = "#b8322f";
const HAT = "M-92 62C-84 40-60 46-46 32C-30 14-14 18 0 8C14 18 30 14 46 32C60 46 84 40 92 62C80 84 30 78 0 78C-30 78-80 84-92 62Z";
const HOOK = "M-82 106V94C-82 76-102 66-114 78C-122 87-118 98-108 98";
const COAT = "M-32 146C-58 160-62 206-56 244C-42 250-30 246-24 240C-28 210-24 176-18 152Z";
const skull = patch(oval(0, 46, 11, 10), PAPER) + patch("M-6 52h12v8h-12Z", PAPER) + patch(oval(-4.5, 47, 3), INK) +
  patch(oval(4.5, 47, 3), INK) + line("M-6 38Q-8 30-14 30M6 38Q8 30 14 30", 2.6, PAPER);

/** @type {import("../../../../art/shapes").Guest} */
export const pirate = {
  colour: RED,
  mood: "fierce",
  tilt: -6,
  lean: 4,
  feelers: ["up", "up"],
  arms: [[[-84, 168], [-82, 122]], [[78, 170], [66, 186]]],
  sleeves: RED,
  sides: [],
  legs: [[[-28, 238], [-26, 255]], null],
  below: rod("M18 222L24 262", 8, "#c98d4e"),
  outfit: within(BODY, patch(BODY, PAPER) + [0, 1, 2].map((i) => line(`M-50 ${156 + i * 19}Q0 ${170 + i * 19} 50 ${156 + i * 19}`, 8, CORAL)).join("")) +
    solid("M-40 204C-14 214 14 214 40 204V218C14 227-14 227-40 218Z", INK, { lift: 2, dark: INK }) + line("M-8 209h16v12h-16Z", 4, GOLD) +
    solid(COAT, RED, { line: 5.5 }) + solid(flipped(COAT), mix(RED, INK, 0.12), { line: 5.5 }),
  collar: CORAL,
  hat: patch("M2 84C16 76 38 80 44 96C42 116 24 124 12 118C2 112-2 96 2 84Z", INK) + line("M-48 80Q0 92 50 104", 4) +
    solid(HAT, "#43304f", { lift: 5 }) + line("M-84 62C-78 50-58 54-42 40C-28 26-12 28 0 19C12 28 28 26 42 40C58 54 78 50 84 62", 4, GOLD) + skull,
  front: rod(HOOK, 7, "#dfe6f0") + solid("M-97 128L-93 108H-71L-67 128Z", GOLD, { line: 5, lift: 4 }),
  held: solid("M62 184C84 172 104 140 104 96C120 136 104 180 74 200Z", "#dfe6f0", { line: 5, lift: 4 }) + rod("M62 168Q82 178 82 202", 5, GOLD),
};
