// What is in a link, and what of it is on this phone already.

import { ask } from "../../engine/client.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { markOf } from "../../storage/marks.js";
import { listMatches, loadMatch } from "../../storage/matches.js";

/** Of several matches with the same deal, the one that is nearest to the link. */
const NEAREST = ["same", "ahead", "behind", "diverged"];

/**
 * @typedef {object} Known a match on this phone
 * @property {string} id
 * @property {import("../../storage/bookmarks.js").Bookmark} bookmark
 * @property {{how: "same" | "ahead" | "behind" | "diverged", turn: number | null} | null} comparison
 *   how the link lies to it; null if the link is a deal
 */

/**
 * @param {string} link
 * @returns {Promise<{trouble: string} | {found: object, known: Known | null}>} `found` is an
 *   Unfolded of engine/sharing_protocol.py; `trouble` the code of what is wrong
 */
export async function lookInto(link) {
  const stored = listMatches(); // read while Python wakes
  const first = await unfold(link, null, null);
  if (first.type !== "Unfolded") return { trouble: first.code ?? "link-failed" };
  if (first.kind !== "match") return { found: first, known: sameDeal(first, await stored) };
  const mark = markOf(first.pledge);
  const found = mark ? await unfold(link, null, mark) : first;
  return { found, known: await sameMatch(link, found, await stored) };
}

const unfold = (link, mine, mark) =>
  ask({ type: "Unfold", link, mine, mark }).catch(() => ({ type: "Failed" }));

/** @param {{id: string}[]} stored the newest first */
function sameDeal({ deal, kind, game, date }, stored) {
  const isIt = (each) => each?.deal === deal || (kind === "day" && each?.day === date && each.game === game);
  const mine = stored.find(({ id }) => isIt(bookmarkOf(id)));
  return mine ? { id: mine.id, bookmark: bookmarkOf(mine.id), comparison: null } : null;
}

async function sameMatch(link, { pledge }, stored) {
  const all = [];
  for (const { id } of stored) {
    const bookmark = bookmarkOf(id);
    const comparison = bookmark?.pledge === pledge && (await comparedWith(id, link));
    if (comparison) all.push({ id, bookmark, comparison });
  }
  const rank = ({ comparison }) => NEAREST.indexOf(comparison.how);
  return all.filter((each) => rank(each) >= 0).sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** How the link lies to what is stored of that match by now; null if there is nothing. */
export async function comparedWith(id, link) {
  const save = await loadMatch(id);
  const { comparison = null } = save ? await unfold(link, save.text, null) : {};
  return comparison;
}
