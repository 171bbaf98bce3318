// What is in a link, and what of it is on this phone already.

import { ask } from "../../engine/client.js";
import { listMatches, loadMatch, marksOf, phoneOf } from "../../storage/matches.js";
import { isOfGame } from "../../games/names.js";
import { hereOf } from "../../people/here.js";

/** @typedef {Awaited<ReturnType<typeof listMatches>>} Stored the newest first */

/** Of several matches with the same deal, the one that is nearest to the link. */
const NEAREST = ["same", "ahead", "behind", "diverged"];

/**
 * @typedef {import("../../engine/messages").Unfolded} Unfolded
 * @typedef {import("../../engine/messages").Comparison} Comparison
 *
 * @typedef {object} Known a match on this phone
 * @property {string} id
 * @property {import("../../storage/bookmarks.js").Bookmark & {game: Unfolded["game"]}} bookmark
 *
 * @typedef {Known & {comparison: Comparison}} Near how the link lies to it
 *
 * @typedef {{kind: "deal", found: Unfolded, known: Known | null}
 *   | {kind: "match", found: Unfolded, known: Near | null}} Finding
 */

/**
 * @param {string} link
 * @returns {Promise<{trouble: string} | Finding>} `trouble` is the code of what is wrong
 */
export async function lookInto(link) {
  const stored = listMatches(); // read while Python wakes
  const first = await unfold(link, null, null);
  if (first?.type !== "Unfolded") return { trouble: codeOf(first) };
  if (first.kind !== "match") return { kind: "deal", found: first, known: sameDeal(first, await stored) };
  // Once more, with all that is known of it here.
  const known = await sameMatch(link, first, await stored);
  const save = known && (await loadMatch(known.id));
  const { mark = null } = await marksOf(first.pledge);
  const phone = await phoneOf(first.pledge, hereOf(first, known));
  const found = await unfold(link, save?.text ?? null, mark, phone);
  return found?.type === "Unfolded" ? { kind: "match", found, known } : { trouble: codeOf(found) };
}

/**
 * @typedef {import("../../engine/messages").Unfold} Unfold
 * @typedef {import("../../engine/messages").AnswerTo<Unfold>} Answer
 *
 * @param {string} link @param {string | null} mine @param {string | null} mark @param {Unfold["phone"]} [phone]
 * @returns {Promise<Answer | null>} null if there was none
 */
const unfold = (link, mine, mark, phone = null) =>
  ask({ type: "Unfold", link, mine, mark, phone }).catch(() => null);

/** @param {Exclude<Answer, Unfolded> | null} reply */
const codeOf = (reply) => (!reply || reply.type === "Failed" ? "link-failed" : reply.code);

/** @param {Unfolded} found @param {Stored} stored @returns {Known | null} */
function sameDeal({ deal, kind, game, date }, stored) {
  for (const { id, bookmark } of stored) {
    if (!bookmark || !isOfGame(bookmark)) continue;
    const isOfDay = kind === "day" && bookmark.day === date && bookmark.game === game;
    if (isOfDay || bookmark.deal === deal) return { id, bookmark };
  }
  return null;
}

/** @param {string} link @param {Unfolded} found @param {Stored} stored @returns {Promise<Near | null>} */
async function sameMatch(link, { pledge }, stored) {
  /** @type {Near[]} */
  const all = [];
  for (const { id, bookmark } of stored) {
    if (bookmark?.pledge !== pledge || !isOfGame(bookmark)) continue;
    const comparison = await comparedWith(id, link);
    if (comparison) all.push({ id, bookmark, comparison });
  }
  const rank = (/** @type {Near} */ { comparison }) => NEAREST.indexOf(comparison.how);
  return all.filter((each) => rank(each) >= 0).sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** How the link lies to what is stored of that match by now; null if there is nothing. @param {string} id @param {string} link */
export async function comparedWith(id, link) {
  const save = await loadMatch(id);
  const reply = save && (await unfold(link, save.text, null));
  return reply?.type === "Unfolded" ? reply.comparison : null;
}
