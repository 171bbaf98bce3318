// A first game to learn by: a deal in which soon a pair leaves, a tie is settled and a King is
// in the hand; and what is good to know, told at the first moment of its kind.

import { valueOf } from "./cards.js";

/** By seat: the floor card, the first hand, then the pile. */
const DEAL = [
  [6, 3, 8, 13, 9, 2, 11, 5, 1, 12, 4, 10, 7],
  [9, 8, 5, 2, 12, 6, 3, 10, 13, 1, 7, 11, 4],
  [11, 4, 7, 10, 1, 9, 12, 2, 6, 13, 5, 3, 8],
];

export const lesson = {
  bots: 2,
  deal: DEAL.map((faces, seat) => `deal 1 ${"abc"[seat]} ${faces.join(" ")}`),
};

const KING = 13;
const is = (view, type) => view.phase.type === type;
const mine = (view) => view.displays[view.seat] ?? [];
const pairs = (view) => view.floor.some((card) => mine(view).some((own) => valueOf(own) === valueOf(card)));
const isTied = ({ phase }) => new Set(phase.played.map(valueOf)).size < phase.played.length;

/** @type {import("../../table/tips.js").Tip[]} */
export const tips = [
  { id: "pb-tip-hide", when: (view) => is(view, "SecretChoice") && view.phase.hiding },
  { id: "pb-tip-choose", when: (view) => is(view, "SecretChoice") },
  { id: "pb-tip-mirror", when: (view) => view.mirror !== null && view.mirror === view.seat },
  { id: "pb-tip-last-round", when: (view) => is(view, "Taking") && view.phase.played.length === 0 },
  { id: "pb-tip-pair", when: (view) => is(view, "Taking") && pairs(view) },
  { id: "pb-tip-tie", when: (view) => is(view, "Taking") && isTied(view) },
  { id: "pb-tip-take", when: (view) => is(view, "Taking") },
  {
    id: "pb-tip-king",
    when: (view) => is(view, "SecretChoice") && view.hand.some((card) => valueOf(card) === KING),
  },
  {
    id: "pb-tip-paul",
    when: (view) => is(view, "SecretChoice") && view.displays.length > view.config.seats && view.round > 1,
  },
];
