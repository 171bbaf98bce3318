// 7, the Mermaid: one sweeping tail, hair to the waist, a starfish behind the ear.
import { GOLD, LILAC, PAPER } from "../../../../art/palette.js";
import { flipped, line, oval, patch, solid, star, within } from "../../../../art/pen.js";

const TEAL = "#1f9d92";
const HAIR = "#d9485f";
const TAIL = "M-42 190C-20 200 20 200 42 190C46 212 40 230 52 232C62 232 66 222 72 208L90 216C84 246 58 266 20 266C-22 266-44 232-42 190Z";
const SHELL = "M-34 172C-34 154-6 154-4 174C-12 184-28 184-34 172Z";
const FIN = "M66 214C52 204 46 186 54 170C66 172 76 180 82 190C90 178 104 174 118 180C118 200 108 214 94 220Z";

/** @type {import("../../../../art/shapes").Guest} */
export const mermaid = {
  colour: TEAL,
  mood: "kind",
  tilt: -6,
  lean: -4,
  look: [2, -1],
  feelers: ["wide", "high"],
  arms: [[[-84, 150], [-88, 106]], [[66, 178], [46, 192]]],
  legs: [],
  sides: [],
  wings: false,
  shadow: 56,
  behind: solid("M0 52C50 50 72 90 66 130C64 156 80 170 70 196C60 190 56 196 48 204L-48 208C-56 198-64 200-74 204C-84 176-62 160-66 130C-72 90-50 50 0 52Z", HAIR),
  outfit: solid(FIN, "#56c7b4", { line: 5.5 }) + line("M76 206Q70 194 66 184M86 208Q94 196 104 190", 3) +
    solid(TAIL, TEAL, { lift: 8 }) +
    within(TAIL, /** @type {const} */ ([[-24, 214], [-4, 218], [16, 214], [-14, 234], [8, 236], [30, 236], [2, 252], [26, 254], [50, 246], [66, 232]]).map(([x, y]) => line(`M${x - 9} ${y - 4}q9 12 18 0`, 3, "#127068")).join("")) +
    [SHELL, flipped(SHELL)].map((d) => solid(d, LILAC, { line: 4.5, lift: 3 })).join(""),
  over: [-30, -18, -6, 6, 18, 30].map((x) => patch(oval(x, 160 - Math.abs(x) * 0.12, 4.5), PAPER)).join(""),
  hat: solid("M-54 108C-66 74-38 46 4 50C44 50 64 78 54 112C50 90 34 76 10 72C-16 84-44 84-54 108Z", HAIR, { lift: 5 }) +
    solid(star(42, 76, 17, 8, 5, 15), GOLD, { line: 4.5, lift: 3 }),
};
