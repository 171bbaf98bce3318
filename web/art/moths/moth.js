// The star: a dusty moth in the lamplight, with a card that it no longer has.
import { GOLD, INK, PAPER, mix, shade } from "../palette.js";
import { box, flipped, limb, line, oval, patch, place, solid, within } from "../pen.js";
import { visage } from "../visage.js";
import { leaf } from "./leaves.js";
import { bothSides, mirrored } from "./pairs.js";

export const NIGHT = "#2b2354";
const DUST = "#e2cfae";
const BROWN = "#8c6248";
const BLUSH = "#e9745f";
const FORE = "M10 8C18-48 64-96 112-92C116-58 112-12 94 26C88 16 80 18 76 31C68 21 60 24 56 37C48 28 42 30 38 40C26 34 14 26 10 8Z";
const HIND = "M8 22C40 22 84 36 92 64C88 72 82 72 80 80C74 80 68 84 68 92C60 90 54 96 50 104C34 98 12 70 8 22Z";
const BODY = "M0 26C16 26 26 44 24 70C22 96 10 116 0 122Z";
const RUFF = "M0 8L14 14L28 6L32 20L46 22L38 36L44 50L28 50L22 62L10 54L0 64Z";
const HEAD = "M0-70C34-70 54-50 52-22C50 6 28 22 0 22C-28 22-50 6-52-22C-54-50-34-70 0-70Z";
const FEELER = "M16-64C22-92 42-112 72-112M21-80L12-96M26-89L22-106M36-100L38-117M48-107L54-120M26-89L40-86M36-99L52-94M50-108L62-101";

const RIM = "M106-96C92-70 118-40 86 26";
const BAND = "M54-70C44-44 70-14 46 36";
const spot = (side) => {
  const [x, y] = [78 * side, -40];
  return patch(oval(x, y, 21, 23), INK) + patch(oval(x, y, 17, 19), GOLD) + patch(oval(x, y, 10, 12), INK) + patch(oval(x - 4, y - 5, 3.6), "#fff");
};
const wings = () =>
  bothSides(HIND, (d) => solid(d, BLUSH, { lift: 6 })) + bothSides("M36 44C58 48 70 58 76 74M26 58C40 66 46 74 50 90", (d) => line(d, 6, mix(BLUSH, INK, 0.65))) +
  bothSides(FORE, (d, side) => solid(d, DUST, { lift: 7 }) +
    within(d, line(side > 0 ? RIM : flipped(RIM), 11, mix(DUST, BROWN, 0.55)) + line(side > 0 ? BAND : flipped(BAND), 8, BROWN)) + spot(side));

const slipped = () => solid(box(-20, -28, 40, 56, 6), PAPER, { line: 4.5, lift: 2 }) + leaf(5, 0, 1, 0.38);

export const moth = {
  colour: NIGHT,
  art: (traits = {}) =>
    wings() + bothSides(FEELER, (d) => line(d, 9) + line(d, 4, PAPER)) +
    solid(mirrored(BODY), BROWN, { lift: 6 }) + within(mirrored(BODY), line("M-30 78Q0 92 30 78M-30 96Q0 110 30 96", 7, shade(BROWN))) +
    place(slipped(), -68, 96, 1.1, -22) + solid(limb([-16, 48], [-60, 40], [-62, 74], 8, 6), BROWN, { line: 5, lift: 2 }) + solid(oval(-63, 73, 10), PAPER, { line: 5, lift: 3 }) +
    solid(limb([16, 48], [62, 60], [36, 84], 8, 6), BROWN, { line: 5, lift: 2 }) + solid(oval(33, 84, 10), PAPER, { line: 5, lift: 3 }) +
    solid(mirrored(RUFF), PAPER, { line: 5.5, lift: 5, dark: "#d9c3b4" }) +
    solid(HEAD, DUST, { lift: 8 }) + patch("M-38-46C-34-56-24-62-12-63C-22-57-28-52-32-43C-34-40-40-41-38-46Z", "#fff", 0.5) +
    visage(0, -22, 1.08, { mood: "sly", colour: DUST, ...traits }),
  moods: [{ look: [4, 2] }, { look: [-4, 0] }, { look: [0, 3] }, { look: [5, -2] }, { mood: "cool", look: [-3, 2] }],
  sign: (ink) => patch(bothSides(FORE, (d) => d) + bothSides(HIND, (d) => d) + mirrored(BODY) + oval(0, -6, 26), ink) + line(bothSides("M8-26C14-60 30-78 50-84", (d) => d), 10, ink),
};
