// Faces: two big eyes, two brows and a mouth; a mood says how they stand.
import { CORAL, FINE, INK, PAPER, SHELL, shade } from "./palette.js";
import { SIDES } from "./pairs.js";
import { line, oval, patch, place } from "./pen.js";

/**
 * @typedef {import("./shapes").Spot} Spot
 * @typedef {import("./shapes").Side} Side
 * @typedef {readonly [left: Spot, right: Spot]} Two
 * @typedef {{mouth: keyof typeof MOUTHS, brows: Two, lids?: Two | "closed", pupil?: number}} Look
 */

const EYE = { x: 20, y: 100, wide: 17.5, tall: 21 };

// lids: how far each lid has come down at its left and right end (-1 open, 1 shut).
// brows: height of the left and right end of each brow. look: where the pupils go.
/** @satisfies {Record<import("./shapes").Mood, Look>} */
const MOODS = {
  merry: { mouth: "grin", brows: [[-3, -8], [-8, -3]] },
  sly: { mouth: "smirk", lids: [[-0.5, -0.05], [-0.05, -0.5]], brows: [[-6, 2], [-1, -11]] },
  proud: { mouth: "smile", lids: [[-0.15, -0.3], [-0.3, -0.15]], brows: [[-7, -9], [-9, -7]] },
  haughty: { mouth: "none", lids: [[-0.2, -0.35], [-0.35, -0.2]], brows: [[-9, -8], [-11, -9]] },
  dreamy: { mouth: "small", lids: "closed", brows: [[-4, -9], [-9, -4]] },
  fierce: { mouth: "teeth", lids: [[-0.75, 0], [0, -0.75]], brows: [[-8, 5], [5, -8]] },
  amazed: { mouth: "oh", brows: [[-9, -14], [-14, -9]], pupil: 0.8 },
  cool: { mouth: "smirk", lids: [[-0.05, -0.05], [-0.05, -0.05]], brows: [[0, 1], [-9, -12]] },
  gleeful: { mouth: "laugh", brows: [[-7, -12], [-12, -7]] },
  kind: { mouth: "smile", lids: [[-0.55, -0.75], [-0.75, -0.55]], brows: [[-3, -8], [-8, -3]] },
  wary: { mouth: "wobble", brows: [[-4, -13], [-13, -4]], pupil: 0.75 },
};

const MOUTHS = {
  smile: line("M-14 128Q0 141 14 127") + line("M-17 126q2 3 5 3M17 125q-2 3-5 3", 2.4),
  small: line("M-8 130Q0 137 8 130"),
  smirk: line("M-11 132Q6 137 17 124") + line("M14 122q5 1 6 5", 2.6),
  grin: patch("M-19 124Q0 130 19 123Q16 143 0 143Q-15 143-19 124Z", INK) +
    patch("M-15 127Q0 132 15 126L13 131Q0 135-13 131Z", PAPER) + patch("M-8 139Q0 132 9 138Q0 143-8 139Z", CORAL),
  laugh: patch("M-18 122Q0 128 18 122Q19 146 0 146Q-19 146-18 122Z", INK) +
    patch("M-14 125Q0 130 14 125L13 129Q0 133-13 129Z", PAPER) + patch("M-10 141Q0 131 11 140Q0 147-10 141Z", CORAL),
  oh: patch(oval(0, 133, 7, 9), INK) + patch("M-5 138Q0 133 5 138Q0 143-5 138Z", CORAL),
  teeth: patch("M-19 127Q0 120 19 127Q18 140 0 140Q-18 140-19 127Z", INK) +
    patch("M-15 128Q0 123 15 128L14 133Q0 131-14 133Z", PAPER) + line("M-5 126v6M5 126v6", 2),
  none: "",
  wobble: line("M-13 132q4-6 8-1t8-1t9 0"),
};

/** @param {Spot} heights @param {string} colour */
const lid = ([left, right], colour) => {
  const end = (/** @type {number} */ height, /** @type {number} */ side) => {
    const x = side * EYE.wide * Math.sqrt(1 - Math.min(0.98, height * height));
    return `${x.toFixed(1)} ${(height * EYE.tall).toFixed(1)}`;
  };
  const edge = `${end(left, -1)}A${EYE.wide} ${EYE.tall} 0 ${left + right > 0 ? 1 : 0} 1 ${end(right, 1)}`;
  return `<path d="M${edge}Z" fill="${colour}" stroke="${INK}" stroke-width="${FINE}" stroke-linejoin="round"/>`;
};

/** @param {Side} side @param {Look & {look: Spot}} traits @param {string} colour */
const eye = (side, { look, lids, pupil = 1 }, colour) => {
  if (lids === "closed") return place(line("M-14 0Q0 13 14 0", 4) + line(side < 0 ? "M-13 2l-5 4" : "M13 2l5 4"), side * EYE.x, EYE.y + 2);
  const [x, y] = look;
  const ball = `<path d="${oval(0, 0, EYE.wide, EYE.tall)}" fill="${PAPER}" stroke="${INK}" stroke-width="${FINE}"/>`;
  const apple = patch(oval(x - side * 3, y, 9.5 * pupil, 12 * pupil), INK) +
    patch(oval(x - side * 3 - 3.2, y - 4.5, 3.8), "#fff") + patch(oval(x - side * 3 + 3.4, y + 5, 1.8), "#fff", 0.85);
  return place(ball + apple + (lids ? lid(lids[side < 0 ? 0 : 1], shade(colour)) : ""), side * EYE.x, EYE.y);
};

/** @param {Side} side @param {Spot} heights */
const brow = (side, [left, right]) =>
  line(`M${side * EYE.x - 11} ${76 + left}q11 ${(right - left) / 2 - 5} 22 ${right - left}`, 4.6);

/** The face of a mood, looking towards `look`. @param {import("./shapes").Traits} [traits] */
export const face = ({ mood = "merry", look = [0, 0], colour = SHELL, brows = true, bare = false } = {}) => {
  /** @type {Look & {look: Spot}} */
  const traits = { look, ...MOODS[mood] };
  return (bare ? "" : patch(oval(-33, 124, 9, 6) + oval(33, 124, 9, 6), CORAL, 0.55)) +
    SIDES.map((side) => eye(side, traits, colour)).join("") +
    (brows ? SIDES.map((side) => brow(side, traits.brows[side < 0 ? 0 : 1])).join("") : "") +
    (bare ? "" : MOUTHS[traits.mouth]);
};
