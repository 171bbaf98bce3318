// What the engine says of a table that nobody looks at closely: a box game for two, before its first turn.

/** @typedef {import("../../web/engine/messages").Update<"parrot-box">} Update */
/** @typedef {import("../../web/engine/messages").Replayed<"parrot-box">} Replayed */

/** @type {Update["view"]} */
const VIEW = {
  ...{ seat: null, config: { seats: 2, birthdays: [], deals: [], reshuffles: [] } },
  ...{ round: 1, rounds: 1, turn: 0, sums: [], starter: null, closing: null, boxes: [] },
  ...{ pile: 0, renewals: 0, discard: null, discards: 0, unseen: [], pairing: [] },
  phase: { type: "Opening" },
};

/** @type {Update} */
export const UPDATE = {
  ...{ type: "Update", game: "parrot-box", players: [], chapter: "1", revision: 0, eyes: null },
  ...{ events: [], view: VIEW, asked: [], private: false, mover: null, legal: [], foregone: null },
  ...{ next: "nobody", clock: [], undo: null, why: null, outcome: null, pledge: "", saved: null },
};

/** @type {Replayed} */
export const REPLAYED = {
  ...{ type: "Replayed", game: "parrot-box", players: [], step: 0, steps: 0, chapter: "1", eyes: null },
  ...{ events: [], view: VIEW, views: [], over: true, outcome: null },
};
