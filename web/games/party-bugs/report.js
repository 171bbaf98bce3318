// How a game ended, and the series: who came where, why, and a smile for some.

import { listed, t } from "../../text/text.js";
import { awardsOf } from "./awards.js";
import { between, blank, byValue } from "./between.js";
import { face, nameOf } from "./cards.js";
import { sumOf } from "./scene.js";

/** @typedef {import("../../engine/messages").PartyBugs.Event} Event */
/** @typedef {import("./shown").Shown} Shown */

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
    aim: t("play-fewest"),
    finals: view.displays.map((_, place) => ({ cards: endingWith(view, place) })),
    rows: order.map((place, at) => ({
      place,
      rank: at + 1,
      score: scores[place] ?? 0,
      sum: series && !over ? (last.sums[place] ?? 0) : null,
    })),
    ties: tiesOf(scores, order, equal, names, view),
    chart: series
      ? { part: "game", totals: games.map(({ totals }) => totals) }
      : { part: "round", totals: roundsOf(view, events.slice(begun), last.totals) },
    awards: awardsOf(over && series ? events : events.slice(begun), names),
    next: t("pb-next"),
  };
}

/** What somebody has in the end, with the dancer that was hidden. @param {Shown} view @param {number} place */
const endingWith = ({ displays, dancer_faces: faces }, place) =>
  [...(displays[place] ?? []), ...(faces[place] ? [faces[place]] : [])]
    .sort(byValue)
    .map((card) => ({ picture: face(card), label: nameOf(card) }));

/**
 * What each round added, by place: the table is laid once more, event by event.
 * @param {Shown} view @param {readonly Event[]} events of one game @param {readonly number[]} totals
 */
function roundsOf(view, events, totals) {
  const places = view.displays.map((_, place) => place);
  let shown = blank(view);
  const sums = events.flatMap((event) => {
    shown = between(shown, event);
    return event.type === "FloorRefilled" ? [places.map((place) => sumOf(shown, place))] : [];
  });
  const after = [...sums, totals];
  return after.map((now, at) => now.map((sum, place) => sum - (after[at - 1]?.[place] ?? 0)));
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
