// A first game to learn by: whoever learns has a bot as the Guard, two Moths to be rid of and
// always something that fits; and what is good to know, told at the first moment of its kind.

import { isMoth } from "./cards.js";

/** Three hands, the first discard, and the draw pile from its top. */
const DEAL = ["1 2 3 4 5 13 52 54", "1 2 2 3 4 5 31 44", "1 3 3 4 4 5 25 53", "4", "2 5 1 33 3 4 24 51 1 5"];

/** @type {import("../contract.js").Lesson} */
export const lesson = { bots: 2, precedence: [1], deal: [`deal 1 ${DEAL.join(" ")}`] };

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
  { id: "cm-tip-caught", when: (view, company) => is(view, "CaughtView") && isGuard(view, company) },
  { id: "cm-tip-spider", when: (view, company) => is(view, "Giving") && view.active === company.mover },
  { id: "cm-tip-mosquito", when: (view) => is(view, "Slapping") },
  { id: "cm-tip-leaf", when: (view, company) => is(view, "SecretLeaf") && may(company, "leaf") },
  { id: "cm-tip-gift", when: (view, company) => is(view, "SecretGift") && may(company, "give") },
  { id: "cm-tip-claim", when: (view) => is(view, "Claiming") && view.costly },
  { id: "cm-tip-cockroach", when: (view) => is(view, "Claiming") && !view.costly },
  { id: "cm-tip-lay", when: mayLay },
  { id: "cm-tip-sealed", when: (view) => is(view, "SecretLay") },
  { id: "cm-tip-guard", when: (view, company) => isGuard(view, company) && view.calling },
  { id: "cm-tip-slip", when: (view, company) => isOnTurn(view, company) && may(company, "slip") },
  { id: "cm-tip-draw", when: (_, { legal }) => legal.includes("draw") },
  { id: "cm-tip-fits", when: (_, company) => may(company, "play") },
  {
    id: "cm-tip-moth",
    when: (view, company) => isOnTurn(view, company) && !isGuard(view, company) && handOf(view).some(isMoth),
  },
];
