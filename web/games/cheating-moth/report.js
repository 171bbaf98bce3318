// How a round ended, and the match: who came where, what was left and what had vanished.

import { listed, t } from "../../text/text.js";
import { rankedBy } from "../ranking.js";
import { awardsOf } from "./awards.js";
import { byPrint, face, nameOf, namesOf } from "./cards.js";

/**
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 * @typedef {import("../../engine/messages").CheatingMoth.RoundScored} RoundScored
 */

/**
 * @param {import("./shown").Shown} _view of a scored round
 * @param {{turns: readonly {events: readonly Event[]}[]}} log
 * @param {{names: readonly string[]}} company
 * @param {import("../../engine/messages").Outcome | null} outcome of the match
 * @returns {import("../contract.js").Report}
 */
export function reportOf(_view, log, { names }, outcome) {
  const events = log.turns.flatMap((turn) => turn.events);
  const rounds = events.filter((event) => event.type === "RoundScored");
  const last = rounds.at(-1);
  if (!last) throw new Error("No round is scored.");
  const ranked = rankedBy(outcome ? last.sums : last.totals);
  const winners = ranked.filter(({ rank }) => rank === 1);
  const called = winners.map(({ place }) => names[place] ?? "");
  return {
    title: t(outcome ? "cm-won" : "cm-won-round", {
      name: listed(called),
      count: winners.length,
      round: last.round,
    }),
    aim: t("play-fewest"),
    finals: last.hands.map((hand, place) => endingWith(hand, last.vanished[place] ?? [])),
    rows: ranked.map((row) => ({ ...row, sum: outcome ? null : (last.sums[row.place] ?? 0) })),
    ties:
      outcome && winners[0] && winners.length > 1
        ? [t("cm-tie", { names: listed(called), score: winners[0].score })]
        : [],
    sheet: {
      title: t("cm-sheet", { round: last.round }),
      lines: ranked.map(({ place }) => ({ place, parts: partsOf(last, place) })),
      open: true, // this is what everybody has been waiting for
    },
    chart: rounds.length > 1 ? { part: "round", totals: rounds.map(({ totals }) => totals) } : null,
    awards: outcome ? awardsOf(events, names) : [],
    next: t("cm-next"),
  };
}

/** What was left in a hand, and what lies under the table. @param {readonly string[]} hand @param {readonly string[]} vanished */
const endingWith = (hand, vanished) => ({
  cards: [
    ...[...hand].sort(byPrint).map((card) => ({ picture: face(card), label: nameOf(card) })),
    ...[...vanished].sort(byPrint).map((card) => ({
      picture: face(card),
      label: t("cm-vanished", { card: nameOf(card) }),
      dim: true,
    })),
  ],
});

/** What lies under the table, and what was left in the hand. @param {RoundScored} round @param {number} place */
function partsOf({ hands, vanished, totals }, place) {
  const under = vanished[place] ?? [];
  const hand = hands[place] ?? [];
  return [
    under.length === 0 ? t("cm-sheet-honest") : t("cm-sheet-vanished", { cards: namesOf(under) }),
    hand.length === 0
      ? t("cm-sheet-empty")
      : t("cm-sheet-left", { cards: namesOf(hand), total: totals[place] ?? 0 }),
  ];
}
