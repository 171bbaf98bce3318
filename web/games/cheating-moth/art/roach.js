// The cockroach of Party Bugs at home: apron on, colander on its head, and a leaf in hand before anybody else.
import { bug } from "../../../art/bug.js";
import { INK, MINT, PAPER, mix } from "../../../art/palette.js";
import { line, oval, patch, place, solid } from "../../../art/pen.js";
import { leaf } from "./leaves.js";
import { bothSides } from "../../../art/pairs.js";

const STEEL = "#aebbd2";
const COLANDER = "M-62 78C-60 36-34 14 0 14C34 14 60 36 62 78Z";
const holes = /** @type {const} */ ([[-38, 56], [-19, 56], [0, 56], [19, 56], [38, 56], [-28, 40], [-9, 39], [9, 39], [28, 40], [0, 26]]);
const apron = solid("M-24 148C-24 172-40 182-43 204C-42 226-30 240-20 244C-8 248 8 248 20 244C30 240 42 226 43 204C40 182 24 172 24 148Z", PAPER, { lift: 6 }) +
  line("M-38 206Q0 220 38 206", 4, MINT) + line("M-20 222C-8 226 8 226 20 222", 3, mix(PAPER, INK, 0.3));

const MOODS = /** @type {const} */ (["gleeful", "merry", "cool", "fierce", "proud"]);
// The leaf of the number it asks for.
/** @param {number} value */
const held = (value) => leaf(value, 84, 82, 0.68, 6);

/** @type {import("./kinds.js").Creature} */
export const roach = {
  colour: "#2a7d57",
  art: (traits = {}) => place(bug({
    mood: "gleeful", look: [3, -2], lean: 7, rise: 6, feelers: ["wide", "none"],
    arms: [[[-78, 182], [-92, 150]], [[72, 172], [88, 122]]],
    legs: [[[-52, 236], [-62, 244]], [[46, 232], [34, 255]]],
    outfit: apron, collar: MINT,
    hat: solid(COLANDER, STEEL, { lift: 7 }) + holes.map(([x, y]) => patch(oval(x, y, 4.5), mix(STEEL, INK, 0.6))).join("") +
      solid("M-72 70H72C78 70 78 84 72 84H-72C-78 84-78 70-72 70Z", STEEL, { line: 5, lift: 3 }),
    held: held(1),
    ...traits,
  }), -8, -138, 0.88),
  moods: MOODS.map((mood, i) => ({ mood, held: held(i + 1) })),
  sign: (ink) => patch(`M0-58C40-56 50-14 46 26C42 70 26 96 0 100C-26 96-42 70-46 26C-50-14-40-56 0-58Z${oval(0, -62, 26, 20)}`, ink) +
    line(["M10-74C22-104 58-108 84-86", "M40-14L78-34L88-56", "M44 24L88 20", "M38 60L74 74L82 98"].map((d) => bothSides(d, (leg) => leg)).join(""), 11, ink),
};
