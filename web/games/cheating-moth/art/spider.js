// The spider: lets itself down from the lamp with a present nobody asked for.
import { CORAL, GOLD, INK, PAPER, mix } from "../../../art/palette.js";
import { box, line, oval, patch, place, rod, solid } from "../../../art/pen.js";
import { visage } from "../../../art/visage.js";
import { bothSides } from "../../../art/pairs.js";

const FUR = "#a992dc";
const LEGS = ["M48-28Q88-92 108-34", "M56-10Q112-48 114 22", "M54 12Q104 0 102 72", "M44 30Q76 46 70 104"];
// Where they end.
const FEET = /** @type {const} */ ([[108, -34], [114, 22], [102, 72], [70, 104]]);
const BALL = "M0-70L9-80L15-67L29-73L30-59L46-60C60-46 68-26 66-2C62 36 36 58 0 58C-36 58-62 36-66-2C-68-26-60-46-46-60L-30-59L-29-73L-15-67L-9-80Z";

const present = () =>
  solid(box(-34, -22, 68, 50, 5), CORAL, { line: 5.5, lift: 4 }) + patch("M-8-22H8V28H-8ZM-34-4H34V8H-34Z", GOLD) + line(box(-34, -22, 68, 50, 5), 4) +
  bothSides("M0-22C8-46 40-46 34-28C28-20 12-20 0-22Z", (d) => solid(d, GOLD, { line: 4.5, lift: 2 }));

/** @type {import("./kinds.js").Creature} */
export const spider = {
  colour: "#50307f",
  /** `thread` is how far above it hangs. */
  art: ({ thread = 0, ...traits } = {}) =>
    (thread ? line(`M0-70V${-70 - thread}`, 3.4, PAPER) : "") +
    LEGS.map((d) => bothSides(d, (leg) => rod(leg, 7, mix(FUR, INK, 0.35)))).join("") +
    FEET.map(([x, y]) => [-x, x].map((at) => patch(oval(at, y, 7), PAPER)).join("")).join("") +
    solid(BALL, FUR, { lift: 8 }) + line("M-44-40Q-34-54-20-58", 5, mix(FUR, PAPER, 0.6)) +
    visage(0, -12, 1.06, { mood: "sly", colour: FUR, ...traits }) + place(present(), 2, 78, 0.98, -5),
  moods: [{ mood: "sly" }, { mood: "gleeful" }, { mood: "kind", look: [0, 5] }, { mood: "merry", look: [5, 0] }, { mood: "cool" }],
  sign: (ink) => line(LEGS.map((d) => bothSides(d, (leg) => leg)).join("") + "M0-60V-100", 13, ink) + patch(oval(0, 2, 56), ink),
};
