// Whose eyes are open at a phone, and which cards they have been told of.

import { cardsIn } from "./laws.mjs";

/** @typedef {import("../../../web/screens/play/exchange.js").Update} Update */

/** @param {readonly number[] | undefined} here the seats of the phone, if it is not for all */
export function newSight(here) {
  /** @type {Update | null} */
  let latest = null;
  /** @type {number | null} */
  let open = null;
  /** @type {Set<string>} */
  const forAll = new Set();
  /** @type {Set<string>} */
  let forEyes = new Set();

  /** Does nobody else look at this phone? @param {Update} update */
  const isAlone = ({ players }) =>
    players.filter(({ bot }) => bot === null).length === 1 || here?.length === 1;

  return {
    /** What was answered last. */
    latest: () => latest,
    /** @param {Update} update @param {boolean} blind */
    hear(update, blind) {
      if (!blind) latest = update;
      const cards = cardsIn(update);
      if (update.eyes === null) for (const card of cards) forAll.add(card);
      else if (update.eyes === open || isAlone(update)) {
        open = update.eyes;
        for (const card of cards) forEyes.add(card);
      }
    },
    /** @param {number} seat */
    open(seat) {
      open = seat;
      forEyes = new Set();
    },
    close: () => (open = null),
    /** The cards that may be known. */
    may: () => (open === null ? forAll : new Set([...forAll, ...forEyes])),
  };
}
