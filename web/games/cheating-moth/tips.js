// What is good to know, told at the first moment of its kind, beside what it is about.

import { isMoth } from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../people/company.js").Company} Company
 */

/** @param {Shown} view @param {Shown["phase"]["type"]} type */
const is = (view, type) => view.phase.type === type;
/** @param {Company} company @param {string} verb */
const may = ({ legal }, verb) => legal.some((move) => move.startsWith(`${verb}-`));
/** @param {Shown} view */
const handOf = ({ fans, seat }) => (seat === null ? [] : (fans[seat]?.cards ?? []));
/** @param {Shown} view @param {Company} company */
const isGuard = (view, { mover }) => view.guard === mover;
/** @param {Shown} view @param {Company} company */
const isOnTurn = (view, { mover }) => is(view, "Turning") && view.active === mover;
/** @param {Shown} view @param {Company} company */
const mayLay = ({ phase }, { mover }) => phase.type === "Laying" && phase.queue[0] === mover;

/** @type {import("../contract.js").Tip<Shown>[]} */
export const tips = [
  {
    id: "cm-tip-caught",
    at: ".zone-hand",
    when: (view, company) => is(view, "CaughtView") && isGuard(view, company),
  },
  {
    id: "cm-tip-spider",
    at: ".zone-hand",
    when: (view, company) => is(view, "Giving") && view.active === company.mover,
  },
  { id: "cm-tip-mosquito", at: ".pads-said", when: (view) => is(view, "Slapping") },
  {
    id: "cm-tip-leaf",
    at: ".zone-piles",
    when: (view, company) => is(view, "SecretLeaf") && may(company, "leaf"),
  },
  {
    id: "cm-tip-gift",
    at: ".zone-hand",
    when: (view, company) => is(view, "SecretGift") && may(company, "give"),
  },
  { id: "cm-tip-claim", at: ".pads-said", when: (view) => is(view, "Claiming") && view.costly },
  { id: "cm-tip-cockroach", at: ".pads-said", when: (view) => is(view, "Claiming") && !view.costly },
  { id: "cm-tip-lay", at: ".zone-hand", when: mayLay },
  { id: "cm-tip-sealed", at: ".zone-hand", when: (view) => is(view, "SecretLay") },
  { id: "cm-tip-guard", at: ".others", when: (view, company) => isGuard(view, company) && view.calling },
  {
    id: "cm-tip-slip",
    at: ".extra",
    when: (view, company) => isOnTurn(view, company) && may(company, "slip"),
  },
  { id: "cm-tip-draw", at: ".zone-piles", when: (_, { legal }) => legal.includes("draw") },
  { id: "cm-tip-fits", at: ".zone-piles", when: (_, company) => may(company, "play") },
  {
    id: "cm-tip-moth",
    at: ".zone-hand",
    when: (view, company) => isOnTurn(view, company) && !isGuard(view, company) && handOf(view).some(isMoth),
  },
];
