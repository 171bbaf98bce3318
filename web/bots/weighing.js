// Moves as they were weighed: plain values for bars. What is behind has the shorter bar.

/** As many as are worth reading. */
const MOST = 5;
/** Hundredths of a point that a move is behind at least, for its bar to be the shortest. */
const SPREAD = 200;
const SHORTEST = 12; // per cent

/**
 * @typedef {object} Weighed
 * @property {string} move
 * @property {number | null} behind points that it costs beside the best; null if nobody knows
 * @property {boolean} isBest
 * @property {boolean} isAlike is it about as good as the best, without being it?
 * @property {number} share how long the bar is, in per cent
 */

/**
 * @param {readonly import("../engine/messages").Option[]} options the best first, as in
 *   engine/protocol.py; those that were given up early come last
 * @param {string | null} played is shown in any case
 * @returns {Weighed[]}
 */
export function weighed(options, played = null) {
  const shown = options.filter(
    ({ move, behind }, at) => (at < MOST && behind !== null) || at === 0 || move === played,
  );
  const spread = Math.max(SPREAD, ...shown.map(({ behind }) => behind ?? 0));
  return shown.map(({ move, behind, alike }, at) => ({
    move,
    behind: behind === null ? null : behind / 100,
    isBest: at === 0,
    isAlike: at > 0 && alike,
    share: behind === null ? 0 : Math.round(100 - ((100 - SHORTEST) * behind) / spread),
  }));
}
