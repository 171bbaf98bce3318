// What else is seen of a round: somebody is caught, somebody is stung, somebody wins.

import { t } from "../../text/text.js";
import { feeling } from "../feelings.js";
import { lineIn } from "../lines.js";
import { face, flying } from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/moments/moments").Moment} Moment
 */

const SHOUT = 1500; // ms
const STING = 1300;
const END = 1600;

/** @type {Partial<import("../contract.js").ForEach<Event, [company: Company], Moment>>} */
const MOMENTS = {
  SlipCaught({ seat, guard, card }, company) {
    const name = company.names[seat] ?? "";
    const felt = [...feeling(company, seat, "sad", SHOUT), ...feeling(company, guard, "glad", SHOUT)];
    const word = { text: t("shout"), name, picture: face(card), at: 0, lasts: SHOUT };
    return { acts: [{ type: "word", ...word }, ...felt] };
  },
  CallMissed: ({ guard }, company) => ({ acts: feeling(company, guard, "sad", 1300) }),
  SlowestFound({ seat }, company) {
    const hurt = feeling(company, seat, "sad", STING / 4, STING * 0.75);
    return { acts: [{ type: "sting", seat, picture: flying(), at: 0, lasts: STING }, ...hurt] };
  },
  RoundScored: ({ totals }, company) => ({ acts: ended(totals, company) }),
};

/**
 * @param {readonly Event[]} events
 * @param {import("../contract.js").Seen<Shown>} _seen
 * @param {Company} company
 */
export const momentOf = ([event], _seen, company) => lineIn(MOMENTS, event, company);

/** @param {readonly number[]} totals @param {Company} company */
function ended(totals, company) {
  const [best, worst] = [Math.min(...totals), Math.max(...totals)];
  return totals.flatMap((total, seat) => [
    ...(total === best ? feeling(company, seat, "glad", END) : []),
    ...(total === worst && worst > best ? feeling(company, seat, "sad", END) : []),
  ]);
}
