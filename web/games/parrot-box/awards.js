// What is worth a smile, from what everybody could see.

import { bestOf } from "../awards.js";

const NOTHING = { floats: 0, finished: 0, taken: 0, drawn: 0, heavy: 0, kept: 0, low: 0 };
const AWARDS = [
  ["trainer", "floats", 1],
  ["first", "finished", 2],
  ["low", "low", 1],
  ["gambler", "kept", 2],
  ["saver", "taken", 8],
  ["curious", "drawn", 12],
];

/** @param {object[]} events @param {string[]} names */
export function awardsOf(events, names) {
  const seats = names.map(() => ({ ...NOTHING }));
  for (const event of events) count(event, seats);
  return bestOf("px", AWARDS, seats, names);
}

function count(event, seats) {
  const seat = seats[event.seat];
  if (event.type === "ParrotFloated") seat.floats += 1;
  else if (event.type === "LastTurnsBegun" && event.why === "finished") seat.finished += 1;
  else if (event.type === "DiscardTaken") seat.taken += 1;
  else if (event.type === "CardDrawn") seat.drawn += 1;
  else if (event.type === "LastKeptDown") seat.kept += 1;
  else if (event.type === "RoundScored") {
    for (const [at, total] of event.totals.entries()) if (total <= 0) seats[at].low += 1;
  }
}
