// What is worth a smile, from what everybody could see; what had vanished, all see in the end.

import { bestOf, newTally } from "../awards.js";
import { isMoth } from "./cards.js";

const AWARDS = /** @type {const} */ ([
  ["conjurer", "vanished", 3],
  ["eagle", "caught", 2],
  ["moths", "moths", 2],
  ["paw", "fast", 2],
  ["honest", "honest", 1],
  ["thief", "thief", 2],
  ["darling", "gifts", 4],
  ["snail", "slow", 2],
  ["ghosts", "wrong", 2],
]);

/**
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 * @typedef {import("../../engine/messages").CheatingMoth.Slapped} Slapped
 * @typedef {(typeof AWARDS)[number][1]} Field
 */

/** @param {readonly Event[]} events @param {readonly string[]} names */
export function awardsOf(events, names) {
  const tally = newTally(AWARDS, names);
  /** @type {Slapped[]} */
  let slaps = [];
  for (const event of events) {
    if (event.type === "Slapped") slaps.push(event);
    else if (event.type === "SlowestFound") {
      for (const seat of fastestOf(slaps)) tally.add("fast", seat);
      slaps = [];
    }
    count(event, tally);
  }
  const thefts = tally.of("thief");
  for (const [seat, vanished] of tally.of("vanished").entries()) {
    if (vanished === 0 && thefts[seat] === 0) tally.add("honest", seat);
  }
  return bestOf("cm", AWARDS, tally, names);
}

/** Equally fast are all of them; too early is nobody's glory. @param {readonly Slapped[]} slaps */
function fastestOf(slaps) {
  const inTime = slaps.filter(({ ms }) => ms >= 0);
  const best = Math.min(...inTime.map(({ ms }) => ms));
  return inTime.filter(({ ms }) => ms === best).map(({ seat }) => seat);
}

/** @param {Event} event @param {import("../awards.js").Tally<Field>} tally */
function count(event, tally) {
  if (event.type === "SlipCaught") {
    tally.add("caught", event.guard);
    tally.add("thief", event.seat);
  } else if (event.type === "CallMissed") tally.add("wrong", event.guard);
  else if (event.type === "CardGiven") tally.add("gifts", event.to);
  else if (event.type === "SlowestFound" && event.by !== "leaf") tally.add("slow", event.seat);
  else if (event.type === "ClaimsSettled") tally.add("fast", event.order[0]);
  else if (event.type === "RoundScored") {
    for (const [seat, cards] of event.vanished.entries()) {
      tally.add("vanished", seat, cards.length);
      tally.add("moths", seat, cards.filter(isMoth).length);
    }
  }
}
