// What is worth a smile, from what everybody could see.

import { bestOf, newTally } from "../awards.js";

const AWARDS = /** @type {const} */ ([
  ["trainer", "floats", 1],
  ["first", "finished", 2],
  ["low", "low", 1],
  ["gambler", "kept", 2],
  ["saver", "taken", 8],
  ["curious", "drawn", 12],
]);

/** @param {readonly import("../../engine/messages").ParrotBox.Event[]} events @param {readonly string[]} names */
export function awardsOf(events, names) {
  const tally = newTally(AWARDS, names);
  for (const event of events) {
    if (event.type === "ParrotFloated") tally.add("floats", event.seat);
    else if (event.type === "LastTurnsBegun" && event.why === "finished") tally.add("finished", event.seat);
    else if (event.type === "DiscardTaken") tally.add("taken", event.seat);
    else if (event.type === "CardDrawn") tally.add("drawn", event.seat);
    else if (event.type === "LastKeptDown") tally.add("kept", event.seat);
    else if (event.type === "RoundScored") {
      for (const [seat, total] of event.totals.entries()) if (total <= 0) tally.add("low", seat);
    }
  }
  return bestOf("px", AWARDS, tally, names);
}
