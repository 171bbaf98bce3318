// What happens in Cheating Moth though nobody waits for it, as the table asks for it.

import { guardEye, lookingEye } from "../../art/moths/guard.js";
import { letterAt } from "../../table/company.js";
import { EARLY } from "../../table/reflexes.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

const CALL = "call-";
const LATE = "late-";
const QUIET = new Set(["FanRustled", "CardSlipped", "SlipStood"]);

/** @type {import("../../screens/play/mischief.js").Mischief} */
export const mischief = {
  // How often the table has changed, and who changed it last, would tell of slips.
  isSecretive: true,
  isOn: (view) => view.calling,
  isUnasked: (move) => /^(slip|call|rustle)/.test(move),
  isSlip: (move) => move.startsWith("slip-"),
  isCall: (move) => move.startsWith(CALL),
  isQuiet: (events) => events.every(({ type }) => QUIET.has(type)),
  guardOf: (view) => letterAt(view.guard),
  callOf: (seat) => CALL + seat,
  calledBy: (move) => move.slice(CALL.length),
  /** Whose slips time could end. */
  slipping: (clock) => clock.filter((move) => move.startsWith(LATE)).map((move) => move.slice(LATE.length)),
  lateOf: (seat) => LATE + seat,
  /** Whose fan has just rustled. */
  noiseIn: (events) => events.filter(({ type }) => type === "FanRustled").map(({ seat }) => letterAt(seat)),
  isCalm: (view) => view.config.calm,
  /** What fingers are waited for, if it is for them to do something. */
  windowOf({ race, phase, discards, costly }) {
    if (!race) return null;
    const isSlap = phase.type === "Slapping";
    const done = isSlap ? phase.slaps : phase.claims;
    return { ...race, kind: isSlap ? "slap" : "claim", done, card: discards[0], costly };
  },
  reflexOf: (kind, ms) => (ms === EARLY ? `${kind}-early` : `${kind}-${ms}`),
  verdictIn,
  padWords: (race, people) => (race.kind === "slap" ? slapping(people) : claiming(race, people)),
  pad: art.pad,
  head: guardEye,
  eye: lookingEye,
};

/** The engine says who was slowest, or first to lay; beside it stand whose times were the best. */
function verdictIn(events, times) {
  const settled = events.find(({ type }) => type === "ClaimsSettled");
  if (settled) return { fastest: settled.order.slice(0, 1).map(letterAt), slowest: null };
  const found = events.find(({ type }) => type === "SlowestFound");
  if (!found) return null;
  const slowest = letterAt(found.seat);
  const reacted = times.filter(({ ms, seat }) => ms !== null && ms !== EARLY && seat !== slowest);
  const best = Math.min(...reacted.map(({ ms }) => ms));
  return { fastest: reacted.filter(({ ms }) => ms === best).map(({ seat }) => seat), slowest };
}

const slapping = (people) => ({
  title: t("cm-pads-slap"),
  hold: t("cm-pads-slap-hold", { people }),
  wait: t("cm-pads-slap-wait"),
  now: t("cm-pads-slap-now"),
  watch: t("cm-pads-slap-bots"),
  coming: art.flying(),
  there: art.landed(),
});

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
