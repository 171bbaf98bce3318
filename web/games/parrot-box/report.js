// How a round ended, and the match: who came where, how every total came about, and a smile.

import { listed, t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { awardsOf } from "./awards.js";
import { isParrot, valueOf } from "./cards.js";

/**
 * @param {object} view of a scored round
 * @param {{turns: {events: object[]}[]}} log
 * @param {{names: string[]}} company
 * @param {object | null} outcome of the match
 */
export function reportOf(view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const rounds = events.filter(({ type }) => type === "RoundScored");
  const { totals, sums } = rounds.at(-1);
  const scores = outcome ? sums : totals;
  const { order, rank } = rankedBy(scores);
  const winners = order.filter((place) => rank(place) === 1).map((place) => names[place]);
  return {
    title: titleOf(winners, outcome, view.round),
    rows: order.map((place) => ({
      place,
      rank: rank(place),
      score: scores[place],
      sum: outcome ? null : sums[place],
    })),
    ties:
      winners.length > 1 && outcome ? [t("px-tie", { names: listed(winners), score: scores[order[0]] })] : [],
    sheet: {
      title: t("px-sheet", { round: view.round }),
      lines: order.map((place) => ({ place, parts: partsOf(view.boxes[place]) })),
    },
    chart: rounds.length > 1 ? { part: "round", totals: rounds.map((each) => each.totals) } : null,
    awards: outcome ? awardsOf(events, names) : [],
    next: t("px-next"),
  };
}

function titleOf(winners, outcome, round) {
  const args = { name: listed(winners), count: winners.length, round };
  return t(outcome ? "px-won" : "px-won-round", args);
}

/** Column by column, and what sets bring. */
function partsOf({ cards, columns, sets, score }) {
  const sign = (card) => (isParrot(card) ? t("px-parrot-short") : String(valueOf(card)));
  const lines = columns.map(({ kind, value }, at) => {
    const both = { top: sign(cards[at]), bottom: sign(cards[at + 4]), value };
    return t(kind === "apart" ? "px-column" : "px-column-pair", both);
  });
  const bonuses = sets.map(({ number, cards: count, bonus }) =>
    t("px-set", { number, count, bonus: -bonus }),
  );
  return [listed(lines), ...bonuses, t("px-sheet-total", { score })];
}
