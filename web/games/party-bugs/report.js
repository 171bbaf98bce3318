// How a game ended, and the series: who came where, why, and a smile for some.

import { listed, t } from "../../text/text.js";
import { awardsOf } from "./awards.js";

/**
 * @param {object} view of a scored game
 * @param {{turns: {events: object[]}[]}} log
 * @param {{names: string[]}} company
 * @param {object | null} outcome of the match
 */
export function reportOf(view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const games = events.filter(({ type }) => type === "GameScored");
  const last = games.at(-1);
  const series = view.config.mirror;
  const over = outcome !== null;
  const scores = series && over ? outcome.scores : last.totals;
  const order = series && over ? ranked(outcome.ranks) : last.order;
  const equal = series && over ? outcome.by_tie_rule : last.by_tie_rule;
  const begun = events.map(({ type }) => type).lastIndexOf("GameBegun");
  const winner = names[order[0]];
  return {
    title: t(!series ? "pb-won" : over ? "pb-won-series" : "pb-won-game", {
      name: winner,
      game: games.length,
    }),
    rows: order.map((place, at) => ({
      place,
      rank: at + 1,
      score: scores[place],
      sum: series && !over ? last.sums[place] : null,
    })),
    ties: tiesOf(scores, order, equal, names, view),
    chart: series ? { part: "game", totals: games.map(({ totals }) => totals) } : null,
    awards: awardsOf(over && series ? events : events.slice(begun), names),
    next: t("pb-next"),
  };
}

const ranked = (ranks) => ranks.map((_, place) => place).sort((one, other) => ranks[one] - ranks[other]);

function tiesOf(scores, order, equal, names, view) {
  const values = [...new Set(equal.map((place) => scores[place]))].sort((one, other) => one - other);
  return values.map((score) => {
    const among = order.filter((place) => equal.includes(place) && scores[place] === score);
    const paul = among.includes(view.config.seats);
    const said = {
      score,
      names: listed(among.map((place) => names[place])),
      first: names[among[0]],
      holder: names[view.tied],
    };
    return t(paul ? "pb-tie-paul" : "pb-tie", said);
  });
}
