// What is good to know, told at the first moment of its kind, beside what it is about.

import { isParrot } from "./cards.js";

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
  { id: "px-tip-open", at: ".is-turn", when: (view) => is(view, "Opening") },
  {
    id: "px-tip-float",
    at: ".extra",
    when: (_, { legal }) => legal.some((move) => move.startsWith("float")),
  },
  {
    id: "px-tip-last",
    at: ".extra",
    when: ({ closing }, { legal }) => closing === null && legal.includes("end"),
  },
  { id: "px-tip-closing", at: ".zone-piles", when: (view) => is(view, "Taking") && view.closing !== null },
  { id: "px-tip-take", at: ".zone-piles", when: (view) => is(view, "Taking") },
  { id: "px-tip-pair", at: ".card.is-hint", when: (view) => view.pairing.length > 0 },
  { id: "px-tip-place", at: ".card.is-held", when: (view) => is(view, "Holding") },
  { id: "px-tip-uncover", at: ".is-turn", when: (view) => is(view, "Uncovering") },
  { id: "px-tip-parrot", at: ".is-turn", when: (view, company) => hasPairedParrot(boxOf(view, company)) },
  { id: "px-tip-sets", at: ".is-turn", when: (view, company) => hasPair(boxOf(view, company)) },
];
