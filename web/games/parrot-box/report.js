// How a round ended, and the match: who came where, how every total came about, and a smile.

import { listed, t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { awardsOf } from "./awards.js";
import { face, isParrot, nameOf, valueOf } from "./cards.js";

/** @typedef {import("./shown").Box} Box */

/**
 * @param {import("./shown").Shown} view of a scored round
 * @param {{turns: readonly {events: readonly import("../../engine/messages").ParrotBox.Event[]}[]}} log
 * @param {{names: readonly string[]}} company
 * @param {import("../../engine/messages").Outcome | null} outcome of the match
 * @returns {import("../contract.js").Report}
 */
export function reportOf(view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const rounds = events.filter((event) => event.type === "RoundScored");
  const last = rounds.at(-1);
  if (!last) throw new Error("No round is scored.");
  const ranked = rankedBy(outcome ? last.sums : last.totals);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const called = winners.map(({ place }) => names[place] ?? "");
  return {
    title: titleOf(called, outcome, view.round),
    aim: t("play-fewest"),
    finals: view.boxes.map(endingWith),
    rows: ranked.map((row) => ({ ...row, sum: outcome ? null : (last.sums[row.place] ?? 0) })),
    ties:
      outcome && winners[0] && winners.length > 1
        ? [t("px-tie", { names: listed(called), score: winners[0].score })]
        : [],
    sheet: {
      title: t("px-sheet", { round: view.round }),
      lines: ranked.map(({ place }) => ({ place, parts: partsOf(view.boxes[place]) })),
    },
    chart: rounds.length > 1 ? { part: "round", totals: rounds.map(({ totals }) => totals) } : null,
    awards: outcome ? awardsOf(events, names) : [],
    next: t("px-next"),
  };
}

/** @param {string[]} winners @param {object | null} outcome @param {number} round */
function titleOf(winners, outcome, round) {
  const args = { name: listed(winners), count: winners.length, round };
  return t(outcome ? "px-won" : "px-won-round", args);
}

/** The box as it lies there, what its columns count, and what sets take off. @param {Box} box @returns {import("../contract.js").Final} */
const endingWith = ({ cards, columns, sets }) => ({
  cards: cards.flatMap((card) => (card ? [{ picture: face(card), label: nameOf(card) }] : [])),
  columns: columns.map((column) => ({
    text: t("px-points", { points: column?.value ?? 0 }),
    good: column?.kind === "pair" || column?.kind === "parrots",
  })),
  extras: sets.map(({ bonus }) => t("px-points", { points: -Math.abs(bonus) })),
});

/** Column by column, and what sets bring. @param {Box | undefined} box */
function partsOf(box) {
  if (!box) return [];
  const { cards, columns, sets, score } = box;
  const lines = columns.map((column, at) => {
    const both = { top: shortOf(cards[at]), bottom: shortOf(cards[at + 4]), value: column?.value ?? 0 };
    return t(column?.kind === "apart" ? "px-column" : "px-column-pair", both);
  });
  const bonuses = sets.map(({ number, cards: count, bonus }) =>
    t("px-set", { number, count, bonus: -bonus }),
  );
  return [listed(lines), ...bonuses, t("px-sheet-total", { score })];
}

/** @param {string | null | undefined} card */
const shortOf = (card) => (card ? (isParrot(card) ? t("px-parrot-short") : String(valueOf(card))) : "");
