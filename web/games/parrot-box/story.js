// From an event to its sentence, and the rule behind it.

import { listed, t } from "../../text/text.js";
import { lineOf } from "../lines.js";
import { nameOf, theCard } from "./cards.js";

/** @typedef {import("../../engine/messages").ParrotBox.Event} Event */

/**
 * @param {Event} event @param {readonly string[]} names by seat
 * @param {string} [chapter] when it happened: `2.0` is before the first turn of round 2
 * @returns {import("../contract.js").Told}
 */
export function tell(event, names, chapter = "") {
  const [id, args, rule] = lineOf(TOLD, event, (seat) => names[seat] ?? "", chapter);
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  return { text: t(id, { name, ...args }), rule };
}

const LAST_TURNS_RULES = { finished: "E1", pile: "E2", turns: "E2" };

/**
 * @type {import("../contract.js").ForEach<Event, [who: import("../contract.js").Who, chapter: string], import("../contract.js").Line>}
 */
const TOLD = {
  RoundBegun: ({ round, rounds, discard }) => [
    "px-told-begun",
    { round, rounds, card: nameOf(discard) },
    "A2",
  ],
  CardTurned: ({ card }, _who, chapter) => [
    "px-told-turned",
    { card: theCard(card) },
    chapter.endsWith(".0") ? "A3" : "T3",
  ],
  StarterChosen: ({ by, sums, seat }) => [`px-told-starter-${by}`, { sum: sums[seat] ?? 0 }, "A4"],
  PileRenewed: ({ count }) => ["px-told-renewed", { count }, "T5"],
  CardDrawn: ({ card }) => ["px-told-drawn", { card: theCard(card) }, "T1"],
  DiscardTaken: ({ card }) => ["px-told-taken", { card: theCard(card) }, "T1"],
  CardReplaced: ({ card, old, was_down: wasDown }) => [
    wasDown ? "px-told-replaced-down" : "px-told-replaced",
    { card: theCard(card), old: theCard(old) },
    "T2",
  ],
  ParrotFloated: ({ card, old }) => ["px-told-floated", { card: theCard(card), old: theCard(old) }, "P3"],
  CardDiscarded: ({ card }) => ["px-told-discarded", { card: theCard(card) }, "T3"],
  LastKeptDown: () => ["px-told-kept", {}, "T4"],
  LastTurnsBegun: ({ why }) => [`px-told-last-${why}`, {}, LAST_TURNS_RULES[why]],
  RestTurned: ({ cards }) => ["px-told-rest", { cards: listed(cards.map(theCard)) }, "E3"],
  RoundScored: ({ totals }, who) => [
    "px-told-scored",
    { totals: totals.map((total, seat) => `${who(seat)} ${total}`).join(", ") },
    "S1",
  ],
};
