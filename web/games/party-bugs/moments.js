// What else is seen of a game: how the King comes, how two of a kind leave, who is glad in the end.

import { feeling } from "../feelings.js";
import { lineIn } from "../lines.js";
import { sumOf } from "./scene.js";
import { valueOf } from "./cards.js";
import { byValue } from "./between.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").PartyBugs.Event} Event
 * @typedef {import("../../engine/messages").PartyBugs.KingDanced} KingDanced
 * @typedef {import("../../table/moments/moments").Moment} Moment
 * @typedef {import("../../people/company.js").Company} Company
 */

const GAPS = 550; // ms between the first card that the King sweeps and the last
const GAP = 140; // at most, between two
const TRAVELS = 280; // ms that a card is on its way
const BOW = 850;

/** @typedef {[before: Shown, events: readonly Event[], company: Company]} Rest */
/** @type {Partial<import("../contract.js").ForEach<Event, Rest, Moment>>} */
const MOMENTS = {
  KingDanced: (event, before) => kingComes(event, before),
  PairLeft: (_, _before, events, company) =>
    bow(
      events.flatMap((each) => (each.type === "PairLeft" ? [each.place] : [])),
      company,
    ),
  DancerPaired: ({ seat }, _before, _events, company) => bow([seat], company),
  DancersShown: ({ cards }) => ({ acts: [{ type: "slow", cards: dancersIn(cards), more: 350 }] }),
  GameScored: ({ order }, _before, _events, company) => ({
    acts: [...feeling(company, order[0], "glad", 500), ...feeling(company, order.at(-1), "sad", 500)],
  }),
};

/**
 * @param {readonly Event[]} events
 * @param {import("../contract.js").Seen<Shown>} seen
 * @param {Company} company
 */
export const momentOf = (events, { before }, company) => lineIn(MOMENTS, events[0], before, events, company);

/** A light falls on the King, the cards come one by one, and with each the sum grows. @param {KingDanced} event @param {Shown} before @returns {Moment} */
function kingComes({ seat, cards }, before) {
  const swept = [...cards].sort(byValue);
  const gap = Math.min(GAP, GAPS / Math.max(1, swept.length - 1));
  let sum = sumOf(before, seat);
  const first = { at: 0, text: String(sum) };
  const values = swept.map((card, at) => ({
    at: Math.round(at * gap + TRAVELS),
    text: String((sum += valueOf(card))),
  }));
  return {
    acts: [
      { type: "light", seat, at: 0, lasts: 1100 },
      { type: "sweep", cards: swept, gap },
      { type: "count", seat, values: [first, ...values], until: 1100 },
    ],
  };
}

/** @param {number[]} places @param {Company} company @returns {Moment} */
const bow = (places, company) => ({
  acts: [{ type: "bow" }, ...places.flatMap((place) => feeling(company, place, "glad", BOW))],
});

/** @param {readonly (string | null)[]} cards */
const dancersIn = (cards) => cards.flatMap((card, seat) => (card === null ? [] : [`dancer-${seat}`]));
