// What happens in Cheating Moth though nobody waits for it, as the table asks for it.

import { guardEye, lookingEye } from "../../art/guard.js";
import { t } from "../../text/text.js";
import { aimed, seatIn } from "./aimed.js";
import * as art from "./cards.js";
import { EARLY } from "./early.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 * @typedef {import("../contract").Window} Window
 */

/** @type {Set<Event["type"]>} */
const QUIET = new Set(["FanRustled", "CardSlipped", "SlipStood"]);

/** @type {import("../contract").Mischief<Shown, Event>} */
export const mischief = {
  // How often the table has changed, and who changed it last, would tell of slips.
  isSecretive: true,
  isOn: (view) => view.calling,
  isUnasked: (move) => /^(slip|call|rustle)/.test(move),
  isSlip: (move) => move.startsWith("slip-"),
  isCall: (move) => move.startsWith("call-"),
  isQuiet: (events) => events.every(({ type }) => QUIET.has(type)),
  guardOf: (view) => view.guard,
  gazeOf: (view) => view.gaze,
  callOf: (seat) => aimed("call", seat),
  calledBy: seatIn,
  /** Whose slips time could end. */
  slipping: (clock) =>
    clock.filter((move) => move.startsWith("late-")).map((move) => ({ move, seat: seatIn(move) })),
  /** Whose fan has just rustled. */
  noiseIn: (events) => events.flatMap((event) => (event.type === "FanRustled" ? [event.seat] : [])),
  isCalm: (view) => view.config.calm,
  windowOf,
  reflexOf: (kind, ms) => (ms === EARLY ? `${kind}-early` : `${kind}-${ms}`),
  verdictIn,
  padWords: (race, people) => (race.kind === "slap" ? slapping(people) : claiming(race, people)),
  pad: art.pad,
  head: guardEye,
  eye: lookingEye,
};

/** What fingers are waited for, if it is for them to do something. @param {Shown} view @returns {Window | null} */
function windowOf({ race, phase, discards, costly }) {
  if (!race) return null;
  const common = { seats: race.seats, longest: race.longest, card: discards[0] ?? "", costly };
  if (phase.type === "Slapping") return { ...common, kind: "slap", done: phase.slaps };
  return phase.type === "Claiming" ? { ...common, kind: "claim", done: phase.claims } : null;
}

/**
 * The engine says who was slowest, or first to lay; beside it stand whose times were the best.
 * @param {readonly Event[]} events
 * @param {readonly import("../../table/race.js").Time[]} times
 */
function verdictIn(events, times) {
  const settled = events.find((event) => event.type === "ClaimsSettled");
  if (settled) return { fastest: settled.order.slice(0, 1), slowest: null };
  const found = events.find((event) => event.type === "SlowestFound");
  if (!found) return null;
  const { seat: slowest } = found;
  const reacted = times.flatMap(({ ms, seat }) =>
    ms === null || ms === EARLY || seat === slowest ? [] : [{ ms, seat }],
  );
  const best = Math.min(...reacted.map(({ ms }) => ms));
  return { fastest: reacted.filter(({ ms }) => ms === best).map(({ seat }) => seat), slowest };
}

/** @param {number} people who hold a finger */
const slapping = (people) => ({
  title: t("cm-pads-slap"),
  hold: t("cm-pads-slap-hold", { people }),
  wait: t("cm-pads-slap-wait"),
  now: t("cm-pads-slap-now"),
  watch: t("cm-pads-slap-bots"),
  coming: art.flying(),
  there: art.landed(),
});

/** @param {Window} race @param {number} people */
function claiming({ card, costly }, people) {
  const value = art.valueOf(card);
  const hold = costly ? "cm-pads-claim-hold-costs" : "cm-pads-claim-hold";
  return {
    title: t("cm-pads-claim", { value }),
    hold: t(hold, { value, people }),
    wait: t("cm-pads-claim-wait"),
    now: t("cm-pads-claim-now"),
    watch: "",
    coming: art.face(card),
    there: art.face(card),
  };
}
