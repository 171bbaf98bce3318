// How quick a table is: one value. How long anything moves, is looked at or thought about follows from
// it, and from nothing that is hidden.

/**
 * @typedef {import("../../storage/settings.js").Settings["pace"]} Pace
 *
 * @typedef {object} Tempo
 * @property {number} moves how many times as long as usual a card is on its way; 0: it is there at once
 * @property {number} rests the same of how long people look at what happened
 * @property {number} apart ms between two things that happen by themselves, where they may come at any time
 * @property {number} open ms that a bot is seen to think
 * @property {number} again the same of one that goes on with its turn: what it did is looked at already
 * @property {number} secret the same of one that chooses in secret
 * @property {number} itself ms that a card waits which goes by itself
 */

/** @type {Record<Pace, Tempo>} */
const TEMPI = {
  relaxed: { moves: 1.25, rests: 1.6, apart: 2_000, open: 1_000, again: 400, secret: 250, itself: 1_200 },
  usual: { moves: 0.85, rests: 1, apart: 0, open: 180, again: 0, secret: 90, itself: 500 },
  brisk: { moves: 0.5, rests: 0.5, apart: 0, open: 60, again: 0, secret: 50, itself: 300 },
  "at-once": { moves: 0, rests: 0, apart: 0, open: 0, again: 0, secret: 0, itself: 0 },
};

/** From here on something is to be read; what is shorter only leads on to that. */
const READ = 150; // ms

/** @param {Pace} pace */
export const tempoOf = (pace) => TEMPI[pace];

/** How long a step is looked at. @param {Tempo} tempo @param {number} rest as its game has it @param {number} apart ms */
export function restOf({ rests }, rest, apart) {
  const scaled = Math.round(rest * rests);
  return rest < READ ? scaled : Math.max(scaled, apart);
}
