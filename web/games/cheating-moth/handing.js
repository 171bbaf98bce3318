// The phone goes round, and who has it keeps it now and then.

/** @typedef {import("../../engine/messages").CheatingMoth.Event} Event */

/** Others do these in secret, or nothing of them is to be looked at together. @type {Set<Event["type"]>} */
const UNSEEN = new Set([
  "CardSlipped",
  "SlipStood",
  "FanRustled",
  "LeafPicked",
  "GiftSealed",
  "CardGiven",
  "NothingGiven",
  "GuardMoved",
  "LaySealed",
  "NobodyLaid",
]);
/** Who has the phone did these, and nobody else. @type {Set<Event["type"]>} */
const OWN = new Set([
  "CardPlayed",
  "CardLaid",
  "ClaimLapsed",
  "SlipCaught",
  "CallMissed",
  "CardDrawn",
  "PileRenewed",
]);

/**
 * Does all that happened leave the phone in the hand of that seat?
 * @param {readonly Event[]} events
 * @param {number} seat
 */
export const staysInHand = (events, seat) =>
  events.every((event) => {
    const doer = doerOf(event);
    return UNSEEN.has(event.type) || (OWN.has(event.type) && (doer === null || doer === seat));
  });

/** The Guard, or whose event it is. @param {Event} event */
function doerOf(event) {
  if ("guard" in event) return event.guard;
  return "seat" in event ? event.seat : null;
}
