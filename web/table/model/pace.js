// In secret every bot of a level takes the same time over every choice, also where it has none:
// a pause must not tell what is in a hand. It lasts as long as the longest thought of that level
// has taken here so far, in steps of twice as much.

/** @typedef {import("../../bots/characters.js").Level} Level */

/** Milliseconds at first, where a phone is quick. @type {Record<Level, number>} */
export const AT_FIRST = { novice: 150, regular: 150, expert: 300, master: 600 };
const MOST = 5_000; // somebody may have left the page meanwhile: that is not to be waited for again
const TICK = 50;

/**
 * @typedef {{begun: number, until: number}} Pause
 * @param {Pause} pause @param {number} now
 * @returns {number} milliseconds until it has to be looked at again; 0: it is over
 */
export const left = ({ begun, until }, now) => Math.max(0, Math.min(TICK, until - (now - begun)));

/** How much of it is over. @param {Pause} pause @param {number} now */
export const perCentOf = ({ begun, until }, now) => Math.min(99, Math.floor((100 * (now - begun)) / until));

/**
 * The thought has taken longer: this pause does, and all that follow.
 * @param {Record<Level, number>} lasts
 * @param {Level} level
 * @param {number} until
 */
export function longer(lasts, level, until) {
  const next = 2 * until;
  const kept = next <= MOST ? Math.max(lasts[level], next) : lasts[level];
  return { until: next, lasts: { ...lasts, [level]: kept } };
}
