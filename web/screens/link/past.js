// How a link lies to what this phone has had of that match.

/**
 * @typedef {import("./finding.js").Unfolded} Unfolded
 * @typedef {import("./finding.js").Comparison} Comparison
 */

/**
 * Is it not what this phone had already, whether the match is still here or not? Of turns that were
 * taken back nobody needs to be told if what is here tells it: the link is older, or stands just there.
 * @param {Unfolded["kept"]} kept @param {{comparison: Pick<Comparison, "how">} | null} known
 * @returns {boolean}
 */
export const isChanged = (kept, known) =>
  kept === "changed" || (kept === "taken-back" && !["behind", "same"].includes(known?.comparison.how ?? ""));

/** The first step that a link brings. @param {Comparison | undefined} comparison */
export function broughtSince(comparison) {
  if (!comparison || comparison.turn === null) return 0;
  return comparison.turn - 1;
}
