// The rig: one friendly cockroach, standing upright and dancing, that every costume dresses.
// x = 0 is its middle, y = 264 the floor; it fills about -110 … 110 by 10 … 270.
import { face } from "./face.js";
import { BELLY, INK, PAPER, SHELL, WING, mix, shade } from "./palette.js";
import { flipped, limb, line, oval, patch, place, solid, within } from "./pen.js";

/**
 * @typedef {import("./shapes").Spot} Spot
 * @typedef {import("./shapes").Side} Side
 * @typedef {import("./shapes").Costume} Costume
 * @typedef {import("./shapes").Pose & import("./shapes").Worn} Dressed
 */

const HEAD = "M0 60C32 58 53 78 51 104C49 132 26 148 0 148C-26 148-49 132-51 104C-53 78-32 58 0 60Z";
export const BODY = "M0 134C27 134 41 156 41 184C41 212 23 230 0 230C-23 230-41 212-41 184C-41 156-27 134 0 134Z";
const SHINE = "M-36 82C-32 72-22 67-12 66C-20 71-28 77-31 87C-33 90-37 87-36 82Z";
const WINGS = "M0 132C38 130 62 158 60 194C58 222 48 240 34 247C27 234 14 230 0 230C-14 230-27 234-34 247C-48 240-58 222-60 194C-62 158-38 130 0 132Z";
const COLLAR = "M0 122C34 120 55 132 57 147C46 163 22 160 0 160C-22 160-46 163-57 147C-55 132-34 120 0 122Z";

const FEELER = mix(WING, INK, 0.5);

/** @type {import("./shapes").Pose} */
const REST = {
  lean: 0,
  rise: 0,
  tilt: 0,
  mood: "merry",
  look: [0, 0],
  arms: [[[-70, 172], [-62, 206]], [[70, 172], [62, 206]]], // elbow and hand; left is left as we see it
  sides: [[[-64, 166], [-82, 196]], [[64, 166], [82, 196]]], // bend and tip of the middle legs
  legs: [[[-27, 238], [-24, 255]], [[27, 238], [24, 255]]], // knee and foot
  feelers: ["high", "high"],
  gloves: PAPER,
  shoes: "#4a2a4f",
  sleeves: SHELL,
  trousers: SHELL,
  collar: WING,
  wings: true,
  shadow: 62,
};

// Long feelers, drawn for the right side, curled at the tip.
/** @type {Partial<Record<import("./shapes").Feeler, string>>} */
const FEELERS = {
  high: "M12 67C17 32 42 1 80 7C95 10 99 28 86 33C80 34 78 28 83 26C88 23 87 16 78 14C48 10 28 36 21 68Z",
  wide: "M20 70C40 33 76 19 106 37C118 46 113 64 100 62C95 60 96 54 101 54C106 53 106 47 100 44C74 30 48 42 29 75Z",
  low: "M36 76C64 45 103 61 109 106C110 120 92 122 92 109C93 104 99 104 99 109C101 111 104 110 103 106C97 73 66 59 43 83Z",
  up: "M12 67C13 42 15 20 40 5C53-1 64 13 53 21C48 23 45 18 49 15C52 12 48 9 43 12C25 24 22 44 21 68Z",
};

/** @param {Side} side @param {import("./shapes").Feeler | undefined} name */
const feeler = (side, name) => {
  const d = name && FEELERS[name];
  return d ? `<path d="${side < 0 ? flipped(d) : d}" fill="${FEELER}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/>` : "";
};

/** @param {(side: Side, at: 0 | 1) => string} draw */
const both = (draw) => draw(-1, 0) + draw(1, 1);

/** A head without feelers or hat; its middle is at (0, 104). @param {import("./shapes").Traits} traits */
export const bareHead = (traits) => solid(HEAD, SHELL, { lift: 8 }) + patch(SHINE, "#fff", 0.4) + face(traits);

/** @param {Dressed} costume */
const head = ({ tilt, mood, look, brows, feelers, hatBehind = "", hat = "", visage }) =>
  `<g transform="rotate(${tilt} 0 140)">` + hatBehind + both((side, i) => feeler(side, feelers[i])) +
  (visage ?? bareHead({ mood, look, brows })) + hat + "</g>";

const belly = () =>
  solid(BODY, BELLY, { lift: 8 }) +
  within(BODY, [170, 188, 206, 222].map((y) => line(`M-44 ${y - 8}Q0 ${y + 9} 44 ${y - 8}`, 3, shade(BELLY))).join(""));

const SHOE = "M-9-7C-2-12 6-9 12-3C22-3 24 8 17 8H-10C-14 4-13-3-9-7Z";
/** @param {Side} side @param {Spot} spot @param {string} colour */
const shoe = (side, [x, y], colour) => place(solid(side < 0 ? flipped(SHOE) : SHOE, colour, { line: 5.5, lift: 3 }), x, y);

/** @param {Spot} spot @param {string} colour @param {Side} side */
const glove = ([x, y], colour, side) =>
  solid(oval(x, y, 12, 12.5), colour, { line: 5.5, lift: 3.5 }) + line(`M${x - side} ${y - 5}q${-8 * side} 4 ${-2 * side} 10`, 2.6);

/**
 * A dressed bug. `costume` names what differs from the resting pose, and what is worn, from the back
 * to the front: behind, below (between legs and belly), outfit, over (the collar), hatBehind, hat,
 * held (under the hands), front. "none" is no feeler; null in a pair is no limb.
 * @param {Costume} [costume]
 */
export const bug = (costume = {}) => {
  /** @type {Dressed} */
  const c = { ...REST, ...costume };
  const leaning = (/** @type {string} */ art) => `<g transform="translate(0 ${-c.rise}) rotate(${c.lean} 0 240)">${art}</g>`;
  const limbs = (/** @type {import("./shapes").Limbs} */ bends, /** @type {Spot} */ [x, y], /** @type {number} */ wide, /** @type {number} */ narrow, /** @type {string} */ colour, /** @type {import("./shapes").Pen} */ pen) =>
    both((side, i) => (bends[i] ? solid(limb([side * x, y], ...bends[i], wide, narrow), colour, pen) : ""));
  const arms = limbs(c.arms, [30, 150], 9, 6.5, c.sleeves, { line: 5.5, lift: 3 });
  const sides = limbs(c.sides, [34, 180], 7, 3, SHELL, { line: 5, lift: 2 });
  const legs = limbs(c.legs, [16, 218 - c.rise], 9.5, 7, c.trousers, { line: 5.5, lift: 3 });
  const shoes = both((side, i) => (c.legs[i] && c.shoes ? shoe(side, c.legs[i][1], c.shoes) : ""));
  const hands = both((side, i) => (c.arms[i] && c.gloves ? glove(c.arms[i][1], c.gloves, side) : ""));
  return `<ellipse cx="5" cy="266" rx="${c.shadow}" ry="8" fill="${INK}" fill-opacity=".22"/>` +
    leaning((c.behind ?? "") + (c.wings ? solid(WINGS, WING) : "")) + legs + shoes +
    leaning((c.below ?? "") + sides + belly() + (c.outfit ?? "") + arms +
      (c.collar ? solid(COLLAR, c.collar, { line: 5.5 }) : "") + (c.over ?? "") + head(c) + (c.held ?? "") +
      hands + (c.front ?? ""));
};
