// The ant: never comes home without something.
import { INK, PAPER, mix } from "../../../art/palette.js";
import { line, oval, patch, place, rod, solid } from "../../../art/pen.js";
import { visage } from "../../../art/visage.js";
import { bothSides } from "../../../art/pairs.js";

const RED = "#c4573f";
const DARK = mix(RED, "#4b1d52", 0.4);
const HEAD = "M0-52C30-52 54-34 53-8C52 14 34 36 0 36C-34 36-52 14-53-8C-54-34-30-52 0-52Z";
const LEGS = ["M14 54Q54 50 64 92L78 96", "M14 66Q38 84 36 124L50 128"];
const ARM = "M16 46C50 60 86 30 58-72";
const FEELER = "M20-48C26-66 40-72 48-62L56-50";

/** A lump of sugar, its front ±34 round (0, 0). */
export const sugar = () =>
  solid("M-38-24L-18-44H46L40-22V20L22 38H-38Z", "#fffaf2", { lift: 0 }) + patch("M24-24L44-42L40 20L22 38Z", "#d8c6d4") +
  line("M-38-24H24V38M24-24L44-42", 4) + /** @type {const} */ ([[-24, -8], [-6, 12], [8, -10], [-22, 24], [12, 26]]).map(([x, y]) => patch(oval(x, y, 3), "#d8c6d4")).join("");

/** @type {import("../../../art/shapes").Traits[]} */
const MOODS = [{ mood: "merry" }, { mood: "proud" }, { mood: "gleeful" }];
const ARMS = bothSides(ARM, (d) => rod(d, 7, DARK)) + [-1, 1].map((side) => patch(oval(58 * side, -72, 8), INK)).join("");
/** @param {import("../../../art/shapes").Traits} traits */
const walker = (traits) =>
  LEGS.map((d) => bothSides(d, (leg) => rod(leg, 6, DARK))).join("") +
  solid(oval(0, 92, 38, 32), RED, { lift: 6 }) + line("M-26 84Q0 96 26 84M-30 100Q0 112 30 100", 4, DARK) + solid(oval(0, 48, 23, 22), RED, { lift: 5 }) +
  bothSides(FEELER, (d) => rod(d, 4.5, DARK)) + solid(HEAD, RED, { lift: 7 }) + line("M-36-24Q-28-38-14-42", 5, mix(RED, PAPER, 0.55)) +
  visage(0, -6, 0.96, { mood: "merry", colour: RED, ...traits }) + ARMS;

/** One of several who carry something together. @param {number} i */
export const porter = (i) => walker(MOODS[i % 3] ?? {});

/** @type {import("./kinds.js").Creature} */
export const ant = {
  colour: "#c98a12",
  art: (traits = {}) => place(sugar(), 0, -92, 1.12, -4) + walker(traits),
  moods: [{ mood: "merry" }, { mood: "proud" }, { mood: "wary", look: [0, -5] }, { mood: "fierce" }, { mood: "gleeful" }],
  sign: (ink) => patch(oval(0, -54, 36, 32) + oval(0, 2, 22) + oval(0, 62, 34, 40), ink) +
    line(["M18-76L48-98L70-84", "M14-4L58-30L86-10", "M16 8L66 14L84 52", "M14 20L56 54L64 96"].map((d) => bothSides(d, (leg) => leg)).join(""), 12, ink),
};
