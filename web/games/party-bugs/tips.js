// What is good to know, told at the first moment of its kind, beside what it is about.

import { valueOf } from "./cards.js";

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
  { id: "pb-tip-hide", at: ".zone-hand", when: ({ phase }) => phase.type === "SecretChoice" && phase.hiding },
  { id: "pb-tip-choose", at: ".zone-hand", when: isChoosing },
  { id: "pb-tip-mirror", at: ".extra", when: (view) => view.mirror !== null && view.mirror === view.seat },
  {
    id: "pb-tip-last-round",
    at: ".zone-played",
    when: ({ phase }) => phase.type === "Taking" && phase.played.length === 0,
  },
  { id: "pb-tip-pair", at: ".zone-floor", when: (view) => isTaking(view) && pairs(view) },
  { id: "pb-tip-tie", at: ".zone-played", when: isTied },
  { id: "pb-tip-take", at: ".zone-floor", when: isTaking },
  {
    id: "pb-tip-king",
    at: ".zone-hand",
    when: (view) => isChoosing(view) && view.hand.some((card) => valueOf(card) === KING),
  },
  {
    id: "pb-tip-paul",
    at: ".others",
    when: (view) => isChoosing(view) && view.displays.length > view.config.seats && view.round > 1,
  },
];
