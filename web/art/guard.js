// The Guard Bug: a shield bug in uniform. The page decides where it looks, so the eyes are a group of their own.
import { bug } from "./bug.js";
import { CORAL, FINE, GOLD, INK, PAPER, mix } from "./palette.js";
import { line, oval, patch, place, rod, solid, star, svg, within } from "./pen.js";
import { mirrored } from "./pairs.js";

const GREEN = "#74b65a";
const NAVY = "#31498f";
const HEAD = "M0 52C40 50 66 74 66 106C66 136 38 152 0 152C-38 152-66 136-66 106C-66 74-40 50 0 52Z";
const SHIELD = "M0 120C34 118 62 132 84 138C82 186 50 240 0 254C-50 240-82 186-84 138C-62 132-34 118 0 120Z";
const CAP = "M-58 70C-66 44-58 22-34 18C-12 8 12 8 34 18C58 22 66 44 58 70C22 60-22 60-58 70Z";
const PEAK = "M-50 66C-20 54 20 54 50 66C52 78 40 82 30 80C10 76-10 76-30 80C-40 82-52 78-50 66Z";

/**
 * @typedef {import("./shapes").Spot} Spot
 * @typedef {{look?: Spot | undefined, closed?: boolean | undefined}} Gaze
 */

/** @param {import("./shapes").Side} side @param {Spot} look @param {boolean} closed */
const eye = (side, [x, y], closed) => {
  const ball = oval(0, 0, 24, 26);
  if (closed) return place(solid(ball, GREEN, { line: 4, lift: 3 }) + line("M-21 5Q0 20 21 5", 4), side * 29, 104);
  return place(`<path d="${ball}" fill="${PAPER}" stroke="${INK}" stroke-width="${FINE + 0.8}"/>` +
    within(ball, `<g class="guard-gaze" transform="translate(${x} ${y})">${patch(oval(0, 0, 11, 13), INK)}${patch(oval(-4, -5, 4.2), "#fff")}${patch(oval(4, 6, 2), "#fff", 0.85)}</g>`) + line(ball, 4), side * 29, 104);
};

/** Its head; the middle of its eyes is at (0, 104). `look` is at most 12 away from [0, 0]. @param {Gaze} gaze */
const guardHead = ({ look = [0, 0], closed = false } = {}) =>
  line("M40 66C58 46 74 44 88 54M-40 66C-58 46-74 44-88 54", 9) + line("M40 66C58 46 74 44 88 54M-40 66C-58 46-74 44-88 54", 4, mix(GREEN, INK, 0.4)) +
  solid(HEAD, GREEN, { lift: 8 }) + patch(oval(-50, 128, 8, 5), CORAL, 0.6) + patch(oval(50, 128, 8, 5), CORAL, 0.6) +
  `<g class="guard-eyes">${eye(-1, look, closed)}${eye(1, look, closed)}</g>` + line(closed ? "M-7 139Q0 144 7 139" : "M-11 140Q0 135 11 140") +
  solid(CAP, NAVY, { lift: 6 }) + line("M-57 62C-20 50 20 50 57 62", 8, mix(NAVY, INK, 0.5)) + solid(PEAK, "#233266", { line: 5, lift: 3 }) +
  `<path d="${star(0, 36, 15, 7)}" fill="${GOLD}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;

const lantern = patch(oval(0, 30, 46), "#ffe08a", 0.35) + line("M-14 6C-14-14 14-14 14 6", 5) + solid("M-20 4H20L26 12H-26Z", NAVY, { line: 5, lift: 2 }) +
  solid("M-22 12H22L18 50H-18Z", "#ffdf7d", { line: 5, lift: 4 }) + patch("M0 22C8 32 8 42 0 44C-8 42-8 32 0 22Z", CORAL) + solid("M-24 50H24V58H-24Z", NAVY, { line: 5, lift: 2 });

const uniform = solid(mirrored("M0 134C27 134 41 156 41 184C41 214 23 236 0 238Z"), NAVY, { lift: 8 }) + line("M0 160V232", 3) +
  [178, 200].flatMap((y) => [-10, 10].map((x) => patch(oval(x, y, 4.2), GOLD))).join("") + line("M-40 214Q0 228 40 214", 8, "#233266");

/** @param {Gaze} gaze */
const guard = (gaze) => bug({
  wings: false, behind: solid(SHIELD, GREEN, { lift: 8 }) + line("M-56 150Q0 250 56 150", 4, mix(GREEN, INK, 0.4)),
  visage: guardHead(gaze), feelers: [], sides: [], outfit: uniform, collar: NAVY, sleeves: NAVY, trousers: NAVY, shoes: "#4a2a4f",
  arms: [[[-82, 176], [-80, 200]], [[84, 178], [92, 152]]],
  held: rod("M84 166L98 140", 6, GOLD) + solid(oval(107, 120, 21), "#cfe9f2", { line: 12, lift: -4 }) + line(oval(107, 120, 21), 5, GOLD) + line("M98 114q3-7 10-8", 4, "#fff") + place(lantern, -80, 202),
});

/** The Guard Bug with its lantern. @param {Gaze} gaze */
export const guardBug = (name = "", gaze = {}) => svg("-134 -2 276 280", guard(gaze), name);
/** Only its head, to let it look around: `look` [x, y] up to 12 each way; or `closed`. CSS and the page may move the class guard-gaze. @param {Gaze} gaze */
export const guardEye = (gaze = {}, name = "") => svg("-92 2 184 156", guardHead(gaze), name);

/** An open eye: the Guard is looking at somebody. */
export const lookingEye = (name = "") =>
  svg("-34 -24 68 48", `<path d="M-30 0Q0-38 30 0Q0 38-30 0Z" fill="${PAPER}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>` + patch(oval(0, 0, 12), INK) + patch(oval(-4, -4, 4), "#fff"), name);
