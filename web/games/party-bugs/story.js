// From an event to its sentence, and the rule behind it.

import { listed, t } from "../../text/text.js";
import { nameOf, valueOf } from "./cards.js";

/**
 * @param {object} event @param {string[]} names by place
 * @returns {{text: string, rule: string} | null} null where there is nothing to tell
 */
export function tell(event, names) {
  const told = TOLD[event.type]?.(event, names);
  if (!told) return null;
  const [id, args, rule] = told;
  return { text: t(id, args), rule };
}

const TOLD = {
  GameBegun: ({ game, games }) => ["pb-told-begun", { game, games }, games > 1 ? "M1" : "B1"],
  KingTurned: ({ place }, names) => ["pb-told-king-turned", { name: names[place] }, "B1"],
  FloorLaid: ({ cards }, names) => ["pb-told-floor", { cards: byName(cards, names) }, "B1"],
  TiedGiven: ({ seat, by }, names) => [`pb-told-tied-${by}`, { name: names[seat] }, "B2"],
  MirrorGiven: ({ seat }, names) => ["pb-told-mirror-given", { name: names[seat] }, "M2"],
  CardsDrawn: ({ seat, cards }, names) =>
    cards && ["pb-told-drawn", { name: names[seat], cards: numbers(cards), count: cards.length }, "B3"],
  DancerHidden: ({ seat, card }, names) =>
    card
      ? ["pb-told-hidden-known", { name: names[seat], card: nameOf(card) }, "H1"]
      : ["pb-told-hidden", { name: names[seat] }, "H1"],
  CardChosen: () => null,
  CardsRevealed: ({ cards }, names) => ["pb-told-revealed", { cards: byName(cards, names) }, "B4"],
  OrderSettled: ({ queue, by_tie_rule: equal }, names) => {
    const order = queue.map((seat) => names[seat]).join(", ");
    if (equal.length === queue.length) return ["pb-told-order-tied", { order }, "B5"];
    if (equal.length === 0) return ["pb-told-order", { order }, "B4"];
    const tied = listed(queue.filter((seat) => equal.includes(seat)).map((seat) => names[seat]));
    return ["pb-told-order-equal", { order, tied }, "B5"];
  },
  KingDanced: ({ seat, cards, others }, names) => [
    others.length > 0 ? "pb-told-king-others" : "pb-told-king",
    {
      name: names[seat],
      cards: numbers(cards),
      others: listed(others.map((each) => names[each])),
      count: others.length,
    },
    "B6",
  ],
  CardTaken: ({ place, card, last }, names) => [
    last ? "pb-told-taken-last" : "pb-told-taken",
    { name: names[place], value: valueOf(card) },
    "B4",
  ],
  PairLeft: ({ place, cards }, names) => [
    "pb-told-pair",
    { name: names[place], value: valueOf(cards[0]) },
    "B7",
  ],
  DancerPaired: ({ seat, hidden, at_end: atEnd }, names) => [
    atEnd ? "pb-told-dancer-paired-end" : "pb-told-dancer-paired",
    { name: names[seat], value: valueOf(hidden) },
    atEnd ? "H4" : "H3",
  ],
  MirrorUsed: ({ seat, card, was_hidden: hidden }, names) => [
    hidden ? "pb-told-mirror-hidden" : "pb-told-mirror",
    { name: names[seat], value: valueOf(card) },
    "M3",
  ],
  MirrorLost: ({ seat }, names) => ["pb-told-mirror-lost", { name: names[seat] }, "M3"],
  FloorRefilled: ({ cards, paul }) => [
    paul ? "pb-told-refilled-paul" : "pb-told-refilled",
    { cards: numbers(cards), paul: paul ? valueOf(paul) : 0 },
    paul ? "P2" : "B4",
  ],
  DancersShown: ({ cards }, names) => {
    const shown = cards.flatMap((card, seat) => (card ? [`${names[seat]} ${valueOf(card)}`] : []));
    return [shown.length > 0 ? "pb-told-shown" : "pb-told-none-shown", { cards: shown.join(", ") }, "H4"];
  },
  GameScored: ({ totals, order }, names) => [
    "pb-told-scored",
    { totals: order.map((place) => `${names[place]} ${totals[place]}`).join(", ") },
    "B9",
  ],
};

const numbers = (cards) => listed(cards.map((card) => String(valueOf(card))));
const byName = (cards, names) => cards.map((card, place) => `${names[place]} ${valueOf(card)}`).join(", ");
