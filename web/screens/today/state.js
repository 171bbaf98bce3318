// How a deal of a day stands on this phone, in words, and what can be done with it.

import { GAMES } from "../../games/index.js";
import { playedOf } from "../../links/days.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../engine/messages").GameName} GameName
 * @typedef {NonNullable<ReturnType<typeof playedOf>>} Played
 *
 * @typedef {object} Acts
 * @property {(game: GameName, day: string) => void} begin
 * @property {(params: {game: GameName, matchId: string}) => void} goOn with what was begun before
 * @property {Parameters<typeof playedOf>[2]} matches of this phone
 *
 * @param {GameName} game
 * @param {string} day
 * @param {Acts} acts
 * @returns {{kind: "new" | "running" | "over", rank: number | null, said: string, label: string,
 *   go: () => void}}
 */
export function stateOf(game, day, { begin, goOn, matches }) {
  const played = playedOf(game, day, matches);
  const rank = played ? rankIn(played) : null;
  if (!played)
    return { kind: "new", rank, said: t("today-new"), label: t("setup-play"), go: () => begin(game, day) };
  const go = () => goOn({ game, matchId: played.id });
  if (rank === null)
    return { kind: "running", rank, said: wordsOf(game, played), label: t("today-go-on"), go };
  return { kind: "over", rank, said: resultOf(played), label: t("deal-short"), go };
}

/** @param {Played} played */
const ownOf = ({ players }) => players.findIndex(({ bot }) => bot === null);
/** As long as it lasts there is none. @param {Played} played */
const rankIn = (played) => played.outcome?.ranks[ownOf(played)] ?? null;

/** @param {GameName} game @param {Played} played */
const wordsOf = (game, { chapter }) => (chapter ? GAMES[game].chapterName(chapter) : t("match-new"));

/** @param {Played} played */
function resultOf(played) {
  const { ranks = [], scores = [] } = played.outcome ?? {};
  const rank = t("rank-of", { rank: rankIn(played) ?? 0, places: ranks.length });
  return `${rank} · ${t("deal-points", { score: scores[ownOf(played)] ?? 0 })}`;
}
