// How a moment changes the way of the cards themselves: one by one, slowly, or with a bow.

/** @typedef {import("./moments").Moment} Moment */

const STAGGER = 35; // ms between two cards that move
const LATEST = 210; // ms; with many cards the last ones go together

/** @param {Moment | null} moment */
export function mannerOf(moment) {
  /** @type {Map<string, number>} */
  const waits = new Map();
  /** @type {Map<string, number>} */
  const slow = new Map();
  /** @type {Set<string>} */
  const flying = new Set();
  let bows = false;
  for (const act of moment?.acts ?? []) {
    if (act.type === "sweep") act.cards.forEach((card, at) => waits.set(card, at * act.gap));
    else if (act.type === "slow") act.cards.forEach((card) => slow.set(card, act.more));
    else if (act.type === "fly") flying.add(act.card);
    else if (act.type === "bow") bows = true;
  }
  return {
    bows,
    /** How long a card waits that is the next to move. @param {string} key @param {number} late how many do already */
    wait: (key, late) => waits.get(key) ?? Math.min(late * STAGGER, LATEST),
    /** How much longer it takes to turn. @param {string} key */
    slowly: (key) => slow.get(key) ?? 0,
    /** Does it go in another way? @param {string} key */
    flies: (key) => flying.has(key),
  };
}
