// A first game to learn by: a deal with a pair to be had at once and a Parrot that can soon
// float; and what is good to know, told at the first moment of its kind.

import { isParrot } from "./cards.js";

/** Two boxes by spot, the first discard, and the draw pile from its top. */
const DEAL = ["9 P 12 4 3 7 5 11", "2 8 10 6 1 12 9 4", "9", "6 7 3 11 0 5 4 8 12 2"];

/** @type {import("../contract.js").Lesson} */
export const lesson = { bots: 1, deal: [`deal 1 ${DEAL.join(" ")}`] };

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../people/company.js").Company} Company
 */

/** @param {Shown} view @param {Shown["phase"]["type"]} type */
const is = (view, type) => view.phase.type === type;
/** @param {Shown} view @param {Company} company */
const boxOf = ({ boxes }, { mover }) => (mover === null ? undefined : boxes[mover]);
/** @param {import("./shown").Box | undefined} box */
const hasPairedParrot = (box) =>
  box?.cards.some((card, spot) => card && isParrot(card) && box.columns[spot % 4]?.kind === "pair") ?? false;
/** @param {import("./shown").Box | undefined} box */
const hasPair = (box) => box?.columns.some((column) => column?.kind === "pair") ?? false;

/** @type {import("../contract.js").Tip<Shown>[]} */
export const tips = [
  { id: "px-tip-open", when: (view) => is(view, "Opening") },
  { id: "px-tip-float", when: (_, { legal }) => legal.some((move) => move.startsWith("float")) },
  { id: "px-tip-last", when: ({ closing }, { legal }) => closing === null && legal.includes("end") },
  { id: "px-tip-closing", when: (view) => is(view, "Taking") && view.closing !== null },
  { id: "px-tip-take", when: (view) => is(view, "Taking") },
  { id: "px-tip-pair", when: (view) => view.pairing.length > 0 },
  { id: "px-tip-place", when: (view) => is(view, "Holding") },
  { id: "px-tip-uncover", when: (view) => is(view, "Uncovering") },
  { id: "px-tip-parrot", when: (view, company) => hasPairedParrot(boxOf(view, company)) },
  { id: "px-tip-sets", when: (view, company) => hasPair(boxOf(view, company)) },
];
