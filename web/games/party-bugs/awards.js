// What is worth a smile, from what everybody could see.

import { bestOf } from "../awards.js";
import { valueOf } from "./cards.js";

const NOTHING = { pairs: 0, kings: 0, vain: 0, ones: 0, heavy: 0, last: 0, first: 0, worst: 0 };
const AWARDS = [
  ["matchmaker", "pairs", 2],
  ["royal", "kings", 1],
  ["usurper", "vain", 1],
  ["glutton", "worst", 4],
  ["polite", "last", 5],
  ["early", "first", 5],
  ["heavy", "heavy", 3],
  ["light", "ones", 3],
];

/** @param {object[]} events @param {string[]} names */
export function awardsOf(events, names) {
  const seats = names.map(() => ({ ...NOTHING }));
  for (const event of events) count(event, seats);
  return bestOf("pb", AWARDS, seats, names);
}

function count(event, seats) {
  switch (event.type) {
    case "PairLeft":
      seats[event.place].pairs += 1;
      return;
    case "DancerPaired":
      seats[event.seat].pairs += 1;
      return;
    case "KingDanced":
      seats[event.seat].kings += 1;
      seats[event.seat].worst = Math.max(seats[event.seat].worst, event.cards.length);
      for (const seat of event.others) seats[seat].vain += 1;
      return;
    case "OrderSettled":
      seats[event.queue[0]].first += 1;
      return;
    case "CardTaken":
      if (event.last) seats[event.place].last += 1;
      if (valueOf(event.card) >= 11) seats[event.place].heavy += 1;
      if (valueOf(event.card) <= 2) seats[event.place].ones += 1;
      return;
    default:
  }
}
