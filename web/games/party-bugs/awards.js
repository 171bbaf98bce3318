// What is worth a smile, from what everybody could see.

import { bestOf, newTally } from "../awards.js";
import { valueOf } from "./cards.js";

const AWARDS = /** @type {const} */ ([
  ["matchmaker", "pairs", 2],
  ["royal", "kings", 1],
  ["usurper", "vain", 1],
  ["glutton", "worst", 4],
  ["polite", "last", 5],
  ["early", "first", 5],
  ["heavy", "heavy", 3],
  ["light", "ones", 3],
]);

/** @param {readonly import("../../engine/messages").PartyBugs.Event[]} events @param {readonly string[]} names */
export function awardsOf(events, names) {
  const tally = newTally(AWARDS, names);
  for (const event of events) {
    if (event.type === "PairLeft") tally.add("pairs", event.place);
    else if (event.type === "DancerPaired") tally.add("pairs", event.seat);
    else if (event.type === "OrderSettled") tally.add("first", event.queue[0]);
    else if (event.type === "KingDanced") {
      tally.add("kings", event.seat);
      tally.raise("worst", event.seat, event.cards.length);
      for (const seat of event.others) tally.add("vain", seat);
    } else if (event.type === "CardTaken") {
      if (event.last) tally.add("last", event.place);
      if (valueOf(event.card) >= 11) tally.add("heavy", event.place);
      if (valueOf(event.card) <= 2) tally.add("ones", event.place);
    }
  }
  return bestOf("pb", AWARDS, tally, names);
}
