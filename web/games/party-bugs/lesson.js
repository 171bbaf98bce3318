// A first game to learn by: a deal in which soon a pair leaves, a tie is settled and a King is
// in the hand; and what is good to know, told at the first moment of its kind.

import { valueOf } from "./cards.js";

/** By seat: the floor card, the first hand, then the pile. */
const DEAL = [
  [6, 3, 8, 13, 9, 2, 11, 5, 1, 12, 4, 10, 7],
  [9, 8, 5, 2, 12, 6, 3, 10, 13, 1, 7, 11, 4],
  [11, 4, 7, 10, 1, 9, 12, 2, 6, 13, 5, 3, 8],
];

/** @type {import("../contract.js").Lesson} */
export const lesson = {
  bots: 2,
  deal: DEAL.map((faces, seat) => `deal 1 ${"abc"[seat]} ${faces.join(" ")}`),
};

/** @typedef {import("./shown").Shown} Shown */

const KING = 13;
const isChoosing = (/** @type {Shown} */ { phase }) => phase.type === "SecretChoice";
const isTaking = (/** @type {Shown} */ { phase }) => phase.type === "Taking";

/** @param {Shown} view */
const mine = ({ seat, displays }) => (seat === null ? [] : (displays[seat] ?? []));
/** @param {Shown} view */
const pairs = (view) => view.floor.some((card) => mine(view).some((own) => valueOf(own) === valueOf(card)));
/** @param {Shown} view */
const isTied = ({ phase }) =>
  phase.type === "Taking" && new Set(phase.played.map(valueOf)).size < phase.played.length;

/** @type {import("../contract.js").Tip<Shown>[]} */
export const tips = [
  { id: "pb-tip-hide", when: ({ phase }) => phase.type === "SecretChoice" && phase.hiding },
  { id: "pb-tip-choose", when: isChoosing },
  { id: "pb-tip-mirror", when: (view) => view.mirror !== null && view.mirror === view.seat },
  { id: "pb-tip-last-round", when: ({ phase }) => phase.type === "Taking" && phase.played.length === 0 },
  { id: "pb-tip-pair", when: (view) => isTaking(view) && pairs(view) },
  { id: "pb-tip-tie", when: isTied },
  { id: "pb-tip-take", when: isTaking },
  {
    id: "pb-tip-king",
    when: (view) => isChoosing(view) && view.hand.some((card) => valueOf(card) === KING),
  },
  {
    id: "pb-tip-paul",
    when: (view) => isChoosing(view) && view.displays.length > view.config.seats && view.round > 1,
  },
];
