// What is known of a match besides its save, for the result: whose day it was, and who else
// played these cards.

import { GAMES } from "../../games/index.js";
import { rivalry } from "../result/rival.js";

/**
 * @param {string} game
 * @param {import("../../storage/bookmarks.js").Beside} known
 * @param {object} update @param {object} company
 */
export function besidesOf(game, { day = null, rival = null }, update, company) {
  if (!update.outcome) return { day: null, rival: null };
  // The deal of a day has no names in its link.
  const named = rival && { players: day ? [] : rival.players, scores: rival.scores };
  return { day, rival: named && rivalry(named, update, company, GAMES[game].byScore) };
}
