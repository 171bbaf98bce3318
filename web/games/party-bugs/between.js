// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { lineOf } from "../lines.js";
import { valueOf } from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").PartyBugs.View} View
 * @typedef {import("../../engine/messages").PartyBugs.Event} Event
 */

/** The table before anything was dealt. @param {Shown} view @returns {Shown} */
export function blank(view) {
  const nobody = view.displays.map(() => []);
  return {
    ...view,
    floor: [],
    displays: nobody,
    hand: [],
    allHands: view.allHands?.map(() => []),
    dancers: view.dancers.map(() => false),
    dancer_faces: view.dancers.map(() => null),
    tied: null,
    mirror: null,
    phase: choosing(view, false),
  };
}

/**
 * What other eyes saw is not shown, not even on the way.
 * @param {Shown} view
 * @param {{view: View, events: readonly Event[]}} update
 * @returns {Shown}
 */
export function seenBy(view, update) {
  if (view.seat === update.view.seat) return view;
  const { seat, hand, dancer_faces: faces } = update.view;
  const phase = view.phase.type === "SecretChoice" ? { ...view.phase, mine: null } : view.phase;
  const isNext = view.seat === null && update.events.length === 0;
  return {
    ...view,
    seat,
    hand: isNext ? hand : [],
    dancer_faces: isNext ? faces : faces.map(() => null),
    phase,
  };
}

/**
 * What all seats see together, when no hand is secret any more.
 * @param {View} view
 * @param {readonly View[]} views
 * @returns {Shown}
 */
export function laidOpen(view, views) {
  const { phase } = view;
  const dancers = view.dancer_faces.map((card, seat) => card ?? views[seat]?.dancer_faces[seat] ?? null);
  const all = views.map((each) => (each.phase.type === "SecretChoice" ? each.phase.mine : null));
  return {
    ...view,
    allHands: views.map(({ hand }) => hand),
    dancer_faces: dancers,
    phase: phase.type === "SecretChoice" ? { ...phase, all } : phase,
  };
}

/**
 * How each event changes the view.
 * @type {import("../contract.js").ForEach<Event, [view: Shown], Shown>}
 */
const SHOWN = {
  GameBegun: (event, view) => ({ ...blank(view), game: event.game }),
  KingTurned: (_, view) => view,
  FloorLaid: (event, view) => ({ ...view, floor: event.cards }),
  TiedGiven: (event, view) => ({ ...view, tied: event.seat }),
  MirrorGiven: (event, view) => ({ ...view, mirror: event.seat }),
  CardsDrawn(event, view) {
    const drawn = event.seat === view.seat ? (event.cards ?? []) : [];
    const allHands = view.allHands?.map((hand, at) =>
      at === event.seat ? [...hand, ...(event.cards ?? [])] : hand,
    );
    return { ...view, hand: [...view.hand, ...drawn], allHands };
  },
  DancerHidden: (event, view) => chosen(view, event),
  CardChosen: (event, view) => chosen(view, event),
  CardsRevealed: (event, view) => ({
    ...view,
    hand: without(view.hand, event.cards),
    allHands: view.allHands?.map((hand) => without(hand, event.cards)),
    phase: {
      type: "Taking",
      played: event.cards,
      queue: [],
      order: event.cards.map((_, seat) => seat),
      revealed: true,
    },
  }),
  OrderSettled(event, view) {
    const played = view.phase.type === "Taking" ? view.phase.played : [];
    return { ...view, phase: { type: "Taking", played, queue: event.queue, order: event.queue } };
  },
  KingDanced: (event, view) => received(taking(view, { king: event.seat }), event.seat, event.cards),
  CardTaken(event, view) {
    const queue = view.phase.type === "Taking" ? view.phase.queue : [];
    const others = queue.filter((seat) => seat !== event.place);
    return received(taking(view, { queue: others }), event.place, [event.card]);
  },
  PairLeft: (event, view) => removed(view, event.place, event.cards),
  DancerPaired: (event, view) =>
    withDancer(removed(view, event.seat, [event.match]), event.seat, false, null),
  MirrorUsed(event, view) {
    const after = { ...removed(view, event.seat, [event.card]), mirror: null };
    return event.was_hidden ? withDancer(after, event.seat, false, null) : after;
  },
  MirrorLost: (_, view) => ({ ...view, mirror: null }),
  FloorRefilled: (event, view) => ({
    ...view,
    floor: event.paul ? [...event.cards, event.paul] : event.cards,
    phase: { type: "Parting" },
  }),
  DancersShown: (event, view) => ({ ...view, dancers: event.cards.map(Boolean), dancer_faces: event.cards }),
  GameScored: (event, view) => ({
    ...view,
    sums: event.sums,
    phase: { type: "Scored", totals: event.totals },
  }),
};

/** The view with that event shown. @param {Shown} view @param {Event} event */
export const between = (view, event) => lineOf(SHOWN, event, view);

/** Shows whose hidden dancer it was, before it leaves. @param {Shown} view @param {number} seat @param {Card} card */
export const unmasked = (view, seat, card) => withDancer(view, seat, true, card);

/** @param {Shown} view @param {Partial<import("./shown").Taking>} change @returns {Shown} */
const taking = (view, change) =>
  view.phase.type === "Taking" ? { ...view, phase: { ...view.phase, ...change } } : view;

/**
 * @param {Shown} view
 * @param {Extract<Event, {type: "DancerHidden" | "CardChosen"}>} event
 * @returns {Shown}
 */
function chosen(view, { type, seat, card }) {
  const hiding = type === "DancerHidden";
  const before = view.phase.type === "SecretChoice" ? view.phase : choosing(view, hiding);
  const ready = before.ready.map((is, at) => is || at === seat);
  const all = before.all?.map((was, at) => (at === seat ? card : was));
  const after = { ...view, phase: { ...before, ready, all } };
  if (!hiding || ready.includes(false)) return after;
  return { ...after, dancers: ready, phase: choosing(view, false) };
}

/** @param {Shown} view @param {boolean} hiding @returns {import("./shown").Choosing} */
const choosing = (view, hiding) => ({
  type: "SecretChoice",
  hiding,
  ready: view.dancers.map(() => false),
  mine: null,
  all: view.allHands?.map(() => null),
});

/** @param {Shown} view @param {number} place @param {readonly Card[]} cards @returns {Shown} */
function received(view, place, cards) {
  const displays = view.displays.map((each, at) => (at === place ? [...each, ...cards] : each));
  return { ...view, floor: without(view.floor, cards), displays };
}

/** @param {Shown} view @param {number} place @param {readonly Card[]} cards @returns {Shown} */
function removed(view, place, cards) {
  const displays = view.displays.map((each, at) => (at === place ? without(each, cards) : each));
  return { ...view, displays };
}

/** @param {Shown} view @param {number} seat @param {boolean} there @param {Card | null} card @returns {Shown} */
const withDancer = (view, seat, there, card) => ({
  ...view,
  dancers: view.dancers.map((was, at) => (at === seat ? there : was)),
  dancer_faces: view.dancer_faces.map((was, at) => (at === seat ? card : was)),
});

/** @param {readonly Card[]} cards @param {readonly Card[]} gone */
const without = (cards, gone) => cards.filter((card) => !gone.includes(card));

/** @param {Card} one @param {Card} other */
export const byValue = (one, other) => valueOf(one) - valueOf(other) || one.localeCompare(other);
