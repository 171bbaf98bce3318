// The phone goes round, and who has it keeps it now and then.

import { letterAt } from "../../table/company.js";

/** Others do these in secret, or nothing of them is to be looked at together. */
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
/** Who has the phone did these, and nobody else. */
const OWN = new Set([
  "CardPlayed",
  "CardLaid",
  "ClaimLapsed",
  "SlipCaught",
  "CallMissed",
  "CardDrawn",
  "PileRenewed",
]);

/** Does all that happened leave the phone in the hand of that seat? */
export const staysInHand = (events, seat) =>
  events.every(({ type, guard, seat: by = null }) => {
    const doer = guard ?? by;
    return UNSEEN.has(type) || (OWN.has(type) && (doer === null || letterAt(doer) === seat));
  });
