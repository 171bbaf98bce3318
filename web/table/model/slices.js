// Long thoughts of the engine go in slices, so that whatever else is asked gets its turn.

export const FIRST = 200; // moves played out in thought
const RANGE = { least: 50, most: 5_000 };
const LASTS = 50; // milliseconds

/**
 * Twice or half as much at most: one slice alone may have been held up.
 * @param {number} effort
 * @param {number} took ms
 */
export function paced(effort, took) {
  const { least, most } = RANGE;
  const change = Math.min(2, Math.max(0.5, LASTS / Math.max(1, took)));
  return Math.round(Math.min(most, Math.max(least, effort * change)));
}

/**
 * How much of it is done, in per cent; of what is no thought, all.
 * @param {import("./types.js").Heard} reply
 */
export const doneOf = (reply) => ("per_cent" in reply ? reply.per_cent : 100);
