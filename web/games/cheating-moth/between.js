// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { lineOf } from "../lines.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("./shown").Fan} Fan
 * @typedef {import("./shown").Phase} Phase
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").CheatingMoth.View} View
 * @typedef {import("../../engine/messages").CheatingMoth.Event} Event
 */

/** @type {Fan} */
const nobody = { cards: null, count: null, vanished: null, rustled: false, rustling: false };

/** The table before anything was dealt. @param {Shown} view @returns {Shown} */
export const blank = (view) => ({
  ...view,
  fans: view.fans.map(() => nobody),
  discards: [],
  pile: null,
  slip: null,
  gaze: [],
  calling: false,
  race: null,
  phase: { type: "Dealing" },
});

/**
 * What was seen before, as other eyes see it: of the hands, only what they may.
 * @param {Shown} view
 * @param {{view: View, events: readonly Event[]}} update
 * @returns {Shown}
 */
export const seenBy = (view, { view: next }) =>
  view.seat === next.seat
    ? view
    : { ...view, seat: next.seat, fans: next.fans, slip: next.slip, phase: unchosen(view.phase) };

/** What somebody has put aside is for the own eyes alone. @param {Phase} phase @returns {Phase} */
function unchosen(phase) {
  if (phase.type === "CaughtView") return { ...phase, then: unchosen(phase.then) };
  return "mine" in phase ? { ...phase, mine: null } : phase;
}

/**
 * What all seats see together, when nothing is secret any more.
 * @param {View} view
 * @param {readonly View[]} views
 * @returns {Shown}
 */
export function laidOpen(view, views) {
  const fans = views.map(({ fans: seen, slip }, seat) => ({ ...(seen[seat] ?? nobody), slip }));
  const aside = views.map(({ phase }) => cardAside(phase));
  return { ...view, fans, aside, allHands: true };
}

/** The card that somebody has put aside; a call comes in between. @param {Phase} phase */
function cardAside(phase) {
  const asked = phase.type === "CaughtView" ? phase.then : phase;
  return asked.type === "SecretGift" || asked.type === "SecretLay" ? asked.mine : null;
}

/**
 * How each event changes the view.
 * @type {import("../contract.js").ForEach<Event, [view: Shown], Shown>}
 */
const SHOWN = {
  RoundBegun: (event, view) => ({
    ...blank(view),
    round: event.round,
    starter: event.starter,
    guard: event.starter,
    active: event.starter,
    discards: [event.discard],
  }),
  HandDealt: ({ seat, cards }, view) => withFan(view, seat, { cards }),
  CardPlayed: (event, view) => onTop({ ...view, active: event.seat, phase: { type: "Turning" } }, event),
  CardLaid: (event, view) => onTop(view, event),
  CardDrawn: ({ seat, card }, view) =>
    received({ ...view, pile: view.pile === null ? null : view.pile - 1 }, seat, card),
  CardTaken: ({ seat, card }, view) =>
    received({ ...view, discards: without(view.discards, card) }, seat, card),
  PileRenewed: ({ count }, view) => ({ ...view, pile: count, discards: view.discards.slice(0, 1) }),
  CardSlipped: ({ seat, card }, view) => ({
    ...withFan(lost(view, seat, card), seat, { slip: card }),
    slip: card,
  }),
  SlipStood({ seat, card }, view) {
    const vanished = [...(view.fans[seat]?.vanished ?? []), card];
    return { ...withFan(view, seat, { slip: null, vanished }), slip: null };
  },
  FanRustled: ({ seat }, view) => withFan(view, seat, { rustled: true, rustling: true }),
  SlipCaught: (event, view) => caught(view, event),
  CallMissed: (_, view) => quiet(view),
  GuardMoved: ({ seat }, view) => ({
    ...view,
    guard: seat,
    phase: view.phase.type === "CaughtView" ? view.phase.then : view.phase,
  }),
  GiftSealed: (event, view) => sealed(view, event),
  LaySealed: (event, view) => sealed(view, event),
  LeafPicked: (event, view) => sealed(view, event),
  CardGiven: ({ seat, card, to }, view) => received(lost(view, seat, card), to, card, seat),
  LeavesShown: ({ leaves, leaf }, view) => ({ ...view, phase: { type: "LeavesOpen", leaves, leaf } }),
  RoundEnded: (_, view) => ({ ...quiet(view), calling: false, gaze: [], phase: { type: "Ended" } }),
  RoundScored: (event, view) => scored(view, event),
  TurnSkipped: asItWas,
  NothingGiven: asItWas,
  Slapped: asItWas,
  SlowestFound: asItWas,
  Claimed: asItWas,
  ClaimsSettled: asItWas,
  ClaimLapsed: asItWas,
  NobodyLaid: asItWas,
};

/** The view with that event shown. @param {Shown} view @param {Event} event */
export const between = (view, event) => lineOf(SHOWN, event, view);

/** It tells something, and changes nothing that lies there. @param {Event} _ @param {Shown} view */
function asItWas(_, view) {
  return view;
}

/** @param {Shown} view @param {import("../../engine/messages").CheatingMoth.SlipCaught} event @returns {Shown} */
function caught(view, { seat, card }) {
  const slip = view.seat === seat ? null : view.slip;
  const after = withFan({ ...quiet(view), slip }, seat, { slip: null });
  return { ...received(after, seat, card), phase: { type: "CaughtView", seat, card, then: view.phase } };
}

/** @param {Shown} view @param {import("../../engine/messages").CheatingMoth.RoundScored} event @returns {Shown} */
const scored = (view, { sums, totals, hands, vanished }) => ({
  ...view,
  sums,
  fans: hands.map((cards, at) => ({
    ...nobody,
    cards,
    count: cards.length,
    vanished: vanished[at] ?? [],
  })),
  phase: { type: "Scored", totals },
});

/** @param {Shown} view @param {number} seat @param {Partial<Fan>} change @returns {Shown} */
const withFan = (view, seat, change) => ({
  ...view,
  fans: view.fans.map((fan, at) => (at === seat ? { ...fan, ...change } : fan)),
});

/** @param {Shown} view @returns {Shown} */
const quiet = (view) => ({ ...view, fans: view.fans.map((fan) => ({ ...fan, rustling: false })) });

/** @param {Shown} view @param {{seat: number, card: Card}} event @returns {Shown} */
function onTop(view, { seat, card }) {
  const after = lost(view, seat, card);
  return { ...after, discards: [card, ...view.discards], from: seat };
}

/** A hand that is not seen stays as it is. @param {Shown} view @param {number} seat @param {Card | null} card */
function lost(view, seat, card) {
  const { cards, count } = view.fans[seat] ?? nobody;
  return withFan(view, seat, {
    cards: cards && without(cards, card),
    count: count === null ? null : count - 1,
  });
}

/**
 * @param {Shown} view
 * @param {number} seat
 * @param {Card | null} card
 * @param {number} [from] whose it was
 * @returns {Shown}
 */
function received(view, seat, card, from) {
  const { cards, count } = view.fans[seat] ?? nobody;
  const after = withFan(view, seat, {
    cards: cards && card ? [...cards, card] : cards,
    count: count === null ? null : count + 1,
  });
  return card && from !== undefined ? { ...after, came: { [card]: from } } : after;
}

/** @param {Shown} view @param {{seat: number}} event @returns {Shown} */
function sealed(view, { seat }) {
  const { phase } = view;
  if (!("ready" in phase)) return view;
  return { ...view, phase: { ...phase, ready: phase.ready.map((is, at) => is || at === seat) } };
}

/** @param {readonly Card[]} cards @param {Card | null} gone */
const without = (cards, gone) => cards.filter((card) => card !== gone);
