// The star: a dusty moth in the lamplight, with a card that it no longer has.
import { GOLD, INK, PAPER, mix, shade } from "../../../art/palette.js";
import { box, flipped, limb, line, oval, patch, place, solid, within } from "../../../art/pen.js";
import { visage } from "../../../art/visage.js";
import { leafColour, leafShape } from "./leaves.js";
import { bothSides, mirrored } from "../../../art/pairs.js";

const NIGHT = "#2b2354";
const DUST = "#efd5a4";
const SHADY = "#bb8f70";
const BROWN = "#8c6248";
const BLUSH = "#e9745f";
const FORE = "M8 0C26-44 70-84 112-88C124-88 126-76 122-62C114-30 98 2 78 36C70 28 62 30 56 44C48 36 40 38 34 48C20 38 12 22 8 0Z";
const HIND = "M8 22C40 16 84 22 100 42C104 58 96 66 94 74C86 76 82 84 80 92C72 92 66 98 60 108C38 100 12 70 8 22Z";
const BODY = "M0 26C16 26 26 44 24 70C22 96 10 116 0 122Z";
const RUFF = "M0 8L14 14L28 6L32 20L46 22L38 36L44 50L28 50L22 62L10 54L0 64Z";
const HEAD = "M0-70C34-70 54-50 52-22C50 6 28 22 0 22C-28 22-50 6-52-22C-54-50-34-70 0-70Z";
const FEELER = "M14-60C8-88 26-116 62-122C68-100 46-74 14-60Z";
const BARBS = "M14-60Q28-94 58-118M20-78L14-90M28-90L26-106M40-103L42-117M20-78L32-74M28-90L44-84M40-103L56-98";

const RIM = "M104-92C102-66 110-34 66 42";
const BAND = "M56-66C50-40 66-10 36 44";
/** @param {import("../../../art/shapes").Side} side */
const spot = (side) => {
  const [x, y] = [80 * side, -44];
  return patch(oval(x, y, 21, 23), INK) + patch(oval(x, y, 17, 19), GOLD) + patch(oval(x, y, 10, 12), INK) + patch(oval(x - 4, y - 5, 3.6), "#fff");
};
const wings = () =>
  bothSides(HIND, (d) => solid(d, BLUSH, { lift: 6 })) + bothSides("M62 42C76 48 82 56 86 68M34 54C54 60 64 74 66 94", (d) => line(d, 6, mix(BLUSH, INK, 0.65))) +
  bothSides(FORE, (d, side) => solid(d, DUST, { lift: 7, dark: SHADY }) +
    within(d, line(side > 0 ? RIM : flipped(RIM), 11, mix(DUST, BROWN, 0.55)) + line(side > 0 ? BAND : flipped(BAND), 8, BROWN)) + spot(side));

const slipped = () => solid(box(-21, -30, 42, 60, 6), PAPER, { line: 4.5, lift: 2 }) + place(patch(leafShape(5), leafColour(5)), 1, 3, 0.32);

/** @type {import("./kinds.js").Creature} */
export const moth = {
  colour: NIGHT,
  /** With `empty` hands it only flutters. */
  art: ({ empty = false, ...traits } = {}) =>
    wings() + bothSides(FEELER, (d) => solid(d, mix(DUST, PAPER, 0.4), { line: 5, lift: 3 })) + bothSides(BARBS, (d) => line(d, 3, BROWN)) +
    solid(mirrored(BODY), BROWN, { lift: 6 }) + within(mirrored(BODY), line("M-30 78Q0 92 30 78M-30 96Q0 110 30 96", 7, shade(BROWN))) +
    (empty ? "" : place(slipped(), -68, 96, 1.1, -22) + solid(limb([-16, 48], [-60, 40], [-62, 74], 8, 6), BROWN, { line: 5, lift: 2 }) + solid(oval(-63, 73, 10), PAPER, { line: 5, lift: 3 }) +
    solid(limb([16, 48], [62, 60], [36, 84], 8, 6), BROWN, { line: 5, lift: 2 }) + solid(oval(33, 84, 10), PAPER, { line: 5, lift: 3 })) +
    solid(mirrored(RUFF), PAPER, { line: 5.5, lift: 5, dark: "#d9c3b4" }) +
    solid(HEAD, DUST, { lift: 8, dark: SHADY }) + patch("M-38-46C-34-56-24-62-12-63C-22-57-28-52-32-43C-34-40-40-41-38-46Z", "#fff", 0.5) +
    visage(0, -22, 1.08, { mood: "sly", colour: DUST, ...traits }),
  moods: [{ look: [4, 2] }, { mood: "cool", look: [-4, 1] }, { mood: "dreamy" }, { look: [-5, -1] }, { mood: "haughty", look: [4, 1] }],
  sign: (ink) => patch(`${mirrored("M0-30C44-44 94-2 112 62C88 78 56 74 38 62C32 82 16 94 0 96Z")}${oval(0, -42, 25, 23)}${mirrored("M8-56C4-76 22-100 58-102C60-82 36-60 8-56Z")}`, ink),
};
