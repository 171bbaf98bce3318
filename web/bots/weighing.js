// Moves as they were weighed: plain values for bars. What is worth more has the longer bar.

/** As many as are worth reading. */
const MOST = 5;
/** Hundredths of a point by which moves differ at least, for one bar to be the shortest. */
const SPREAD = 200;
const SHORTEST = 12; // per cent
/** By how many of a thousand wins moves differ where it matters. */
const MATTERS = 20;

/**
 * @typedef {object} Weighed
 * @property {string} move
 * @property {number | null} points null as long as nothing was tried
 * @property {number | null} wins of 100, where it matters
 * @property {number} share how long the bar is, in per cent
 */

/**
 * @param {{move: string, worth: number, points: number, wins: number, tries: number}[]} options the best first,
 *   as in engine/protocol.py
 * @param {string | null} played is shown in any case
 * @returns {Weighed[]}
 */
export function weighed(options, played = null) {
  const shown = options.filter(({ move }, at) => at < MOST || move === played);
  const worths = shown.map(({ worth }) => worth);
  const best = worths[0];
  const spread = Math.max(SPREAD, best - Math.min(...worths));
  const wins = shown.map((option) => option.wins);
  const winsMatter = Math.max(...wins) - Math.min(...wins) >= MATTERS;
  return shown.map(({ move, worth, points, wins: won, tries }) => ({
    move,
    points: tries > 0 ? points / 100 : null,
    wins: tries > 0 && winsMatter ? Math.round(won / 10) : null,
    // What was given up early may have looked better for a while.
    share: Math.round(100 - ((100 - SHORTEST) * Math.max(0, best - worth)) / spread),
  }));
}
