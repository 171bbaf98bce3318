// What is chosen on this screen: plain values, found as they were left the last time.

import { GAMES } from "../../games/index.js";
import * as places from "../../people/seats.js";
import { lastSetup, rememberSetup } from "../../storage/lastsetup.js";
import { t } from "../../text/text.js";

/** @typedef {ReturnType<typeof newPlan>} Plan @param {import("../../engine/messages").GameName} game */
export function newPlan(game) {
  const { setup } = GAMES[game];
  const last = lastSetup();
  const known = places.seatsFrom(last.seats);
  const fitting = places.fitted(known, setup.seats);
  const inOrder = (/** @type {(name: string) => boolean} */ isChosen) =>
    setup.variants.map(({ name }) => name).filter(isChosen);

  const plan = {
    seats: fitting,
    variants: inOrder((name) => last.variants[game]?.includes(name) ?? false),
    /** @type {number[] | null} */
    here: null, // the seats of this phone, if the others have phones of their own
    mixes: last.mixes, // do people add to the number of the deal?
    names: () => places.namesOf(plan.seats, t),
    /** @param {string} variant @param {boolean} on */
    choose(variant, on) {
      plan.variants = inOrder((name) => (name === variant ? on : plan.variants.includes(name)));
    },
    /** Nobody is forgotten because this game has no place for them. */
    keep() {
      const { seats, variants, mixes } = plan;
      const sitting = seats === fitting ? known : seats;
      rememberSetup({ seats: sitting, variants: { ...last.variants, [game]: variants }, mixes });
    },
  };
  return plan;
}
