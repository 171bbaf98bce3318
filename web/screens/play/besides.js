// What is known of a match besides its save, for the result: whose day it was, and who else
// played these cards.

import { GAMES } from "../../games/index.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { rivalry } from "../result/rival.js";

/** @param {{game: string, matchId?: string}} match @param {object} update @param {object} company */
export function besidesOf({ game, matchId }, update, company) {
  if (!update.outcome) return { day: null, rival: null };
  const { day = null, rival = null } = bookmarkOf(matchId) ?? {};
  // The deal of a day has no names in its link.
  const named = rival && { players: day ? [] : rival.players, scores: rival.scores };
  return { day, rival: named && rivalry(named, update, company, GAMES[game].byScore) };
}
