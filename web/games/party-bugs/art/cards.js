// The cards' faces, 63:88. Every function returns a whole <svg>; cardArt gives its inside for a <symbol>.
import { bareHead, bug } from "../../../art/bug.js";
import { guestOf } from "./costumes/index.js";
import { motif } from "./motifs.js";
import { CORAL, GOLD, INK, PAPER, ROYAL, WING, mix, tint } from "../../../art/palette.js";
import { line, oval, pair, patch, place, rays, rod, solid, star, svg, within } from "../../../art/pen.js";
import { CARD_BOX, PANEL, SIGN, corners, sheet, stage } from "../../../art/sheet.js";

/** @param {number} value @param {string} ink @param {string} halo */
const cornersOf = (value, ink, halo) => corners(value, motif(value, { ...SIGN, colour: ink }), ink, halo);

// Paper snow round every guest; each bit is x, y, turn.
const SNOW = /** @type {const} */ ([[92, 26, 30], [128, 44, 75], [166, 24, 10], [188, 62, 50], [226, 92, 20], [24, 104, 60], [230, 214, 65], [20, 226, 15], [98, 58, 0]]);
/** A bit of paper, as a short thick stroke. @param {readonly [number, number, number]} bit */
const scrap = ([x, y, turn]) => {
  const [dx, dy] = [1.5 * Math.cos((turn * Math.PI) / 180), 1.5 * Math.sin((turn * Math.PI) / 180)];
  return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}l${(2 * dx).toFixed(1)} ${(2 * dy).toFixed(1)}`;
};
/** @param {string[]} colours */
const snow = (colours) => colours.map((colour, i) => line(SNOW.filter((_, at) => at % colours.length === i).map(scrap).join(""), 5, colour)).join("");

/** @param {string} colour */
const guestGround = (colour) =>
  stage(tint(colour, 0.18), patch(oval(126, 172, 109), tint(colour, 0.36)) + snow([tint(colour, 0.3), tint(GOLD, 0.2), tint(CORAL, 0.35)])) +
    line(PANEL, 3, mix(colour, INK, 0.1));
const CONFETTI = /** @type {const} */ ([[104, 38, 8], [178, 30, 6], [222, 74, 7], [228, 190, 6], [30, 176, 6], [36, 238, 8]]);
const kingsGround = () =>
  patch(PANEL, ROYAL) + stage("#c98a12", rays(126, 172, 18, "#6b3a8c") +
  CONFETTI.map(([x, y, r]) => patch(star(x, y, r, r * 0.36, 4), GOLD)).join("")) + line(PANEL, 6, INK) + line(PANEL, 4, GOLD);

/** The inside of the card of `value`, 1 to 13. @param {number} value */
const cardArt = (value) => {
  const guest = guestOf(value);
  const king = value === 13;
  const [x, y] = guest.stand ?? [0, 0];
  const [ink, halo] = [king ? PAPER : mix(guest.colour, INK, 0.78), king ? INK : PAPER];
  return sheet((king ? kingsGround() : guestGround(guest.colour)) + place(bug(guest), 126 + x, 60 + y, 0.88) + cornersOf(value, ink, halo));
};

/** @param {number} value */
export const card = (value, name = "") => svg(CARD_BOX, cardArt(value), name);

const BOW = "M0-20C-26-58-86-62-92-44C-98-22-98 22-92 44C-86 62-26 58 0 20C26 58 86 62 92 44C98 22 98-22 92-44C86-62 26-58 0-20Z";

/** The Tied card: whoever holds it wears the bow tie. */
const tiedArt = () => {
  const dots = /** @type {const} */ ([[-70, -26], [-70, 20], [-46, -2], [-44, -40], [-44, 36]]);
  const feeler = "M22 72C26 40 42 20 66 21C81 24 81 42 69 43C62 42 63 35 69 35";
  return sheet(patch(PANEL, ROYAL) + within(PANEL, rays(126, 214, 18, "#5a2d78")) + line(PANEL, 6, INK) + line(PANEL, 4, CORAL) +
    place(pair(rod(feeler, 6, WING)) + bareHead({ look: [1, -1] }), 126, -8, 1.24) +
    place(solid(BOW, CORAL, { lift: 9 }) + within(BOW, dots.flatMap(([x, y]) => [x, -x].map((at) => patch(oval(at, y, 7), PAPER, 0.9))).join("")) +
      line("M-26-14Q-44-8-58-14M-26 12Q-42 10-54 16M26-14Q44-8 58-14M26 12Q42 10 54 16", 3.2) +
      solid("M-20-20C-8-28 8-28 20-20C26-8 26 8 20 20C8 28-8 28-20 20C-26 8-26-8-20-20Z", GOLD, { lift: 5 }), 126, 234, 1.08, -6));
};
export const tiedCard = (name = "") => svg(CARD_BOX, tiedArt(), name);

/** The mirror card of Variant 2: a hand mirror, and someone who likes what is in it. */
const mirrorArt = () => {
  const glass = oval(0, 0, 66, 78);
  return sheet(patch(PANEL, "#2f5f86") + within(PANEL, rays(124, 148, 14, "#386f9b")) + line(PANEL, 3, "#8ecbf0") +
    /** @type {const} */ ([[34, 40, 9], [216, 44, 7], [34, 300, 8], [206, 296, 11], [64, 322, 5]]).map(([x, y, r]) => patch(star(x, y, r, r * 0.35, 4), PAPER, 0.9)).join("") +
    place(rod("M0 92V150", 15, GOLD) + solid(oval(0, 0, 82, 94), GOLD, { lift: 9 }) + solid(glass, "#cfe6f4", { lift: -7, dark: "#a9cbe2" }) +
      within(glass, place(bareHead({ mood: "proud", look: [2, 0] }), 0, -118, 1.14) + patch("M-66 10L-6-80H16L-62 40Z", "#fff", 0.4)) +
      line(glass, 5) + solid(star(0, -92, 15), CORAL, { line: 4.5, lift: 3 }) +
      solid(oval(0, 156, 13), GOLD, { line: 5, lift: 4 }), 124, 148, 1.06, 9));
};
export const mirrorCard = (name = "") => svg(CARD_BOX, mirrorArt(), name);
