// From an event to its sentence, and the rule behind it.

import { listed, t } from "../../text/text.js";
import { lineOf } from "../lines.js";
import { nameOf, valueOf } from "./cards.js";

/**
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").PartyBugs.Event} Event
 */

/**
 * @param {Event} event @param {readonly string[]} names by place
 * @returns {import("../contract.js").Told | null} null where there is nothing to tell
 */
export function tell(event, names) {
  const told = lineOf(TOLD, event, (place) => names[place] ?? "");
  if (!told) return null;
  const [id, args, rule] = told;
  return { text: t(id, args), rule };
}

/**
 * @type {import("../contract.js").ForEach<Event, [who: import("../contract.js").Who], import("../contract.js").Line | null>}
 */
const TOLD = {
  GameBegun: ({ game, games }) => ["pb-told-begun", { game, games }, games > 1 ? "M1" : "B1"],
  KingTurned: ({ place }, who) => ["pb-told-king-turned", { name: who(place) }, "B1"],
  FloorLaid: ({ cards }, who) => ["pb-told-floor", { cards: byName(cards, who) }, "B1"],
  TiedGiven: ({ seat, by }, who) => [`pb-told-tied-${by}`, { name: who(seat) }, "B2"],
  MirrorGiven: ({ seat }, who) => ["pb-told-mirror-given", { name: who(seat) }, "M2"],
  CardsDrawn: ({ seat, cards }, who) =>
    cards && ["pb-told-drawn", { name: who(seat), cards: numbers(cards), count: cards.length }, "B3"],
  DancerHidden: ({ seat, card }, who) =>
    card
      ? ["pb-told-hidden-known", { name: who(seat), card: nameOf(card) }, "H1"]
      : ["pb-told-hidden", { name: who(seat) }, "H1"],
  CardChosen: () => null,
  CardsRevealed: ({ cards }, who) => ["pb-told-revealed", { cards: byName(cards, who) }, "B4"],
  OrderSettled: ({ queue, by_tie_rule: equal }, who) => {
    const order = queue.map((seat) => who(seat)).join(", ");
    if (equal.length === queue.length) return ["pb-told-order-tied", { order }, "B5"];
    if (equal.length === 0) return ["pb-told-order", { order }, "B4"];
    const tied = listed(queue.filter((seat) => equal.includes(seat)).map((seat) => who(seat)));
    return ["pb-told-order-equal", { order, tied }, "B5"];
  },
  KingDanced: ({ seat, cards, others }, who) => [
    others.length > 0 ? "pb-told-king-others" : "pb-told-king",
    {
      name: who(seat),
      cards: numbers(cards),
      others: listed(others.map(who)),
      count: others.length,
    },
    "B6",
  ],
  CardTaken: ({ place, card, last }, who) => [
    last ? "pb-told-taken-last" : "pb-told-taken",
    { name: who(place), value: valueOf(card) },
    "B4",
  ],
  PairLeft: ({ place, cards }, who) => [
    "pb-told-pair",
    { name: who(place), value: valueOf(cards[0] ?? "") },
    "B7",
  ],
  DancerPaired: ({ seat, hidden, at_end: atEnd }, who) => [
    atEnd ? "pb-told-dancer-paired-end" : "pb-told-dancer-paired",
    { name: who(seat), value: valueOf(hidden) },
    atEnd ? "H4" : "H3",
  ],
  MirrorUsed: ({ seat, card, was_hidden: hidden }, who) => [
    hidden ? "pb-told-mirror-hidden" : "pb-told-mirror",
    { name: who(seat), value: valueOf(card) },
    "M3",
  ],
  MirrorLost: ({ seat }, who) => ["pb-told-mirror-lost", { name: who(seat) }, "M3"],
  FloorRefilled: ({ cards, paul }) => [
    paul ? "pb-told-refilled-paul" : "pb-told-refilled",
    { cards: numbers(cards), paul: paul ? valueOf(paul) : 0 },
    paul ? "P2" : "B4",
  ],
  DancersShown: ({ cards }, who) => {
    const shown = cards.flatMap((card, seat) => (card ? [`${who(seat)} ${valueOf(card)}`] : []));
    return [shown.length > 0 ? "pb-told-shown" : "pb-told-none-shown", { cards: shown.join(", ") }, "H4"];
  },
  GameScored: ({ totals, order }, who) => [
    "pb-told-scored",
    { totals: order.map((place) => `${who(place)} ${totals[place]}`).join(", ") },
    "B9",
  ],
};

/** @param {readonly Card[]} cards */
const numbers = (cards) => listed(cards.map((card) => String(valueOf(card))));
/** @param {readonly Card[]} cards @param {import("../contract.js").Who} who */
const byName = (cards, who) => cards.map((card, place) => `${who(place)} ${valueOf(card)}`).join(", ");
