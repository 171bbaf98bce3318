// What is worth a smile, from what everybody could see; what had vanished, all see in the end.

import { bestOf } from "../awards.js";
import { isMoth } from "./cards.js";

const NOTHING = {
  vanished: 0,
  moths: 0,
  caught: 0,
  fast: 0,
  honest: 0,
  thief: 0,
  gifts: 0,
  slow: 0,
  wrong: 0,
};
const AWARDS = [
  ["conjurer", "vanished", 3],
  ["eagle", "caught", 2],
  ["moths", "moths", 2],
  ["paw", "fast", 2],
  ["honest", "honest", 1],
  ["thief", "thief", 2],
  ["darling", "gifts", 4],
  ["snail", "slow", 2],
  ["ghosts", "wrong", 2],
];

/** @param {object[]} events @param {string[]} names */
export function awardsOf(events, names) {
  const seats = names.map(() => ({ ...NOTHING }));
  let slaps = [];
  for (const event of events) {
    if (event.type === "Slapped") slaps.push(event);
    else if (event.type === "SlowestFound") {
      for (const seat of fastestOf(slaps)) seats[seat].fast += 1;
      slaps = [];
    }
    count(event, seats);
  }
  for (const seat of seats) seat.honest = Number(seat.vanished === 0 && seat.thief === 0);
  return bestOf("cm", AWARDS, seats, names);
}

/** Equally fast are all of them; too early is nobody's glory. */
function fastestOf(slaps) {
  const inTime = slaps.filter(({ ms }) => ms >= 0);
  const best = Math.min(...inTime.map(({ ms }) => ms));
  return inTime.filter(({ ms }) => ms === best).map(({ seat }) => seat);
}

function count(event, seats) {
  switch (event.type) {
    case "SlipCaught":
      seats[event.guard].caught += 1;
      seats[event.seat].thief += 1;
      return;
    case "CallMissed":
      seats[event.guard].wrong += 1;
      return;
    case "CardGiven":
      seats[event.to].gifts += 1;
      return;
    case "SlowestFound":
      if (event.by !== "leaf") seats[event.seat].slow += 1;
      return;
    case "ClaimsSettled":
      if (event.order.length > 0) seats[event.order[0]].fast += 1;
      return;
    case "RoundScored":
      event.vanished.forEach((cards, seat) => {
        seats[seat].vanished += cards.length;
        seats[seat].moths += cards.filter(isMoth).length;
      });
      return;
    default:
  }
}
