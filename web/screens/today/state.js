// How a deal of a day stands on this phone, in words, and what can be done with it.

import { GAMES } from "../../games/index.js";
import { playedOf } from "../../links/days.js";
import { t } from "../../text/text.js";
import { show } from "../screens.js";

/**
 * @param {string} game
 * @param {string} day
 * @param {(game: string, day: string) => void} begin
 * @returns {{kind: "new" | "running" | "over", rank: number | null, said: string, label: string,
 *   go: () => void}}
 */
export function stateOf(game, day, begin) {
  const played = playedOf(game, day);
  const rank = played?.outcome ? rankIn(played) : null;
  if (!played)
    return { kind: "new", rank, said: t("today-new"), label: t("setup-play"), go: () => begin(game, day) };
  const go = () => show("play", { game, matchId: played.id });
  if (rank === null) return { kind: "running", rank, said: wordsOf(played), label: t("today-go-on"), go };
  return { kind: "over", rank, said: resultOf(played), label: t("deal-short"), go };
}

const ownOf = ({ players }) => players.findIndex(({ bot }) => bot === null);
const rankIn = (played) => played.outcome.ranks[ownOf(played)];

const wordsOf = ({ game, chapter }) => (chapter ? GAMES[game].chapterName(chapter) : t("match-new"));

function resultOf(played) {
  const { ranks, scores } = played.outcome;
  const rank = t("rank-of", { rank: rankIn(played), places: ranks.length });
  return `${rank} · ${t("deal-points", { score: scores[ownOf(played)] })}`;
}
