// The mosquito: comes to dinner with its bib on and a nose like a straw.
import { CORAL, PAPER, mix } from "../../../art/palette.js";
import { line, oval, patch, rod, solid, within } from "../../../art/pen.js";
import { visage } from "../../../art/visage.js";
import { bothSides, mirrored } from "../../../art/pairs.js";

const SUPPER = "#1f7cab";
const ROSY = "#e58d96";
const WINE = "#a14a68";
const GLASS = "#dcf0f5";
const UP = "M12-2C34-56 74-92 102-82C124-66 92-12 22 16Z";
const FOLDED = "M10 0C52-6 112 34 116 84C110 108 40 74 8 24Z";
const VEINS = { up: "M34-14Q64-50 92-66M40-6Q76-26 104-54", folded: "M28 12Q72 32 100 78M26 20Q54 50 84 80" };
const TAIL = "M0 36H22C32 62 22 98 0 122Z";
const HEAD = "M0-66C32-66 50-46 49-20C47 8 24 22 0 22C-24 22-47 8-49-20C-50-46-32-66 0-66Z";
const BIB = "M0 22C16 22 28 16 34 8C42 32 34 58 0 70Z";
const DANGLING = ["M20 32L64 22L84 72", "M20 46L54 54L62 114", "M16 58L34 82L30 134"];
const STANDING = ["M20 32L70-2L106 66", "M20 46L70 46L92 120", "M16 58L46 82L54 134"];

const straw = () => solid("M-9 2C-7-6 7-5 8 4C-10 30-42 66-78 92C-56 58-30 24-9 2Z", WINE, { line: 5, lift: 2 });

/** @type {import("./kinds.js").Creature} */
export const mosquito = {
  colour: SUPPER,
  art: ({ pose = "up", ...traits } = {}) => {
    const legs = pose === "up" ? DANGLING : STANDING;
    return bothSides(pose === "up" ? UP : FOLDED, (d) => solid(d, GLASS, { line: 5, lift: 4 })) +
      bothSides(VEINS[pose], (d) => line(d, 3, mix(GLASS, SUPPER, 0.5))) +
      legs.map((d) => bothSides(d, (leg) => rod(leg, 3.6, WINE))).join("") +
      solid(mirrored(TAIL), ROSY, { lift: 5 }) + within(mirrored(TAIL), line("M-40 80Q0 92 40 80M-40 100Q0 112 40 100", 9, WINE)) +
      bothSides("M18-62C20-88 34-98 50-100", (d) => rod(d, 3.6, WINE)) +
      solid(HEAD, ROSY, { lift: 7 }) + solid(mirrored(BIB), PAPER, { line: 5, lift: 4 }) + patch("M8 38C14 46 16 50 12 55C8 59 2 57 1 52C1 48 5 44 8 38Z", CORAL) +
      visage(0, -18, 1, { mood: "merry", colour: ROSY, bare: true, ...traits }) + patch(oval(34, 0, 8, 5), CORAL, 0.7) + patch(oval(-34, 0, 8, 5), CORAL, 0.7) +
      straw();
  },
  moods: [{ mood: "merry", look: [-3, 4] }, { mood: "sly", look: [-2, 2] }, { mood: "haughty", look: [-3, 2] }, { mood: "fierce", look: [-3, 3] }, { mood: "dreamy" }],
  sign: (ink) => patch(`${bothSides(UP, (d) => d)}${mirrored(TAIL)}${oval(0, -10, 34)}`, ink) + line("M-14 4L-80 92", 11, ink) + line(DANGLING.slice(0, 2).map((d) => bothSides(d, (leg) => leg)).join(""), 8, ink),
};
