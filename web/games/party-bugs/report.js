// How a game ended, and the series: who came where, why, and a smile for some.

import { listed, t } from "../../text/text.js";
import { awardsOf } from "./awards.js";

/** @typedef {import("../../engine/messages").PartyBugs.Event} Event */

/**
 * @param {import("./shown").Shown} view of a scored game
 * @param {{turns: readonly {events: readonly Event[]}[]}} log
 * @param {{names: readonly string[]}} company
 * @param {import("../../engine/messages").Outcome | null} outcome of the match
 * @returns {import("../contract.js").Report}
 */
export function reportOf(view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const games = events.filter((event) => event.type === "GameScored");
  const last = games.at(-1);
  if (!last) throw new Error("No game is scored.");
  const series = view.config.mirror;
  const over = outcome !== null;
  const ended = series && over ? endOf(outcome) : last;
  const { totals: scores, order, by_tie_rule: equal } = ended;
  const begun = events.map(({ type }) => type).lastIndexOf("GameBegun");
  return {
    title: t(!series ? "pb-won" : over ? "pb-won-series" : "pb-won-game", {
      name: names[order[0] ?? 0] ?? "",
      game: games.length,
    }),
    rows: order.map((place, at) => ({
      place,
      rank: at + 1,
      score: scores[place] ?? 0,
      sum: series && !over ? (last.sums[place] ?? 0) : null,
    })),
    ties: tiesOf(scores, order, equal, names, view),
    chart: series ? { part: "game", totals: games.map(({ totals }) => totals) } : null,
    awards: awardsOf(over && series ? events : events.slice(begun), names),
    next: t("pb-next"),
  };
}

/** A series ends like a game. @param {import("../../engine/messages").Outcome} outcome */
const endOf = ({ scores, ranks, by_tie_rule }) => ({
  totals: scores,
  order: ranks
    .map((rank, place) => ({ rank, place }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place),
  by_tie_rule,
});

/**
 * @param {readonly number[]} scores
 * @param {readonly number[]} order
 * @param {readonly number[]} equal
 * @param {readonly string[]} names
 * @param {import("./shown").Shown} view
 */
function tiesOf(scores, order, equal, names, view) {
  const values = [...new Set(equal.flatMap((place) => scores[place] ?? []))].sort(
    (one, other) => one - other,
  );
  return values.map((score) => {
    const among = order.filter((place) => equal.includes(place) && scores[place] === score);
    const paul = among.includes(view.config.seats);
    const called = among.map((place) => names[place] ?? "");
    const said = {
      score,
      names: listed(called),
      first: called[0] ?? "",
      holder: names[view.tied ?? 0] ?? "",
    };
    return t(paul ? "pb-tie-paul" : "pb-tie", said);
  });
}
