// How a round ended, and the match: who came where, what was left and what had vanished.

import { listed, t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { awardsOf } from "./awards.js";
import { namesOf } from "./cards.js";

/**
 * @param {object} view of a scored round
 * @param {{turns: {events: object[]}[]}} log
 * @param {{names: string[]}} company
 * @param {object | null} outcome of the match
 */
export function reportOf(view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const rounds = events.filter(({ type }) => type === "RoundScored");
  const last = rounds.at(-1);
  const scores = outcome ? last.sums : last.totals;
  const { order, rank } = rankedBy(scores);
  const winners = order.filter((place) => rank(place) === 1).map((place) => names[place]);
  return {
    title: t(outcome ? "cm-won" : "cm-won-round", {
      name: listed(winners),
      count: winners.length,
      round: last.round,
    }),
    rows: order.map((place) => ({
      place,
      rank: rank(place),
      score: scores[place],
      sum: outcome ? null : last.sums[place],
    })),
    ties:
      winners.length > 1 && outcome ? [t("cm-tie", { names: listed(winners), score: scores[order[0]] })] : [],
    sheet: {
      title: t("cm-sheet", { round: last.round }),
      lines: order.map((place) => ({ place, parts: partsOf(last, place) })),
      open: true, // this is what everybody has been waiting for
    },
    chart: rounds.length > 1 ? { part: "round", totals: rounds.map((each) => each.totals) } : null,
    awards: outcome ? awardsOf(events, names) : [],
    next: t("cm-next"),
  };
}

/** What lies under the table, and what was left in the hand. */
function partsOf({ hands, vanished, totals }, place) {
  const under = vanished[place];
  const hand = hands[place];
  return [
    under.length === 0 ? t("cm-sheet-honest") : t("cm-sheet-vanished", { cards: namesOf(under) }),
    hand.length === 0
      ? t("cm-sheet-empty")
      : t("cm-sheet-left", { cards: namesOf(hand), total: totals[place] }),
  ];
}
