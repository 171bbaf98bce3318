// What is known of a match besides its save, for the result: whose day it was, and who else
// played these cards.

import { GAMES } from "../../games/index.js";
import { rivalry } from "./result/rival.js";

/**
 * @param {import("../../engine/messages").GameName} game
 * @param {import("../../storage/bookmarks.js").Beside} known
 * @param {Pick<import("../../table/model/types.js").Update, "players" | "outcome">} update
 * @param {import("../../people/company.js").Company} company
 */
export function besidesOf(game, { day, rival }, { players, outcome }, company) {
  if (!outcome) return { day: null, rival: null };
  // The deal of a day has no names in its link.
  const named = rival && { players: day ? [] : rival.players, scores: rival.scores };
  const byScore = (/** @type {number} */ one, /** @type {number} */ other) => GAMES[game].byScore(one, other);
  return { day: day ?? null, rival: named ? rivalry(named, { players, outcome }, company, byScore) : null };
}
