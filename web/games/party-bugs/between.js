// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { valueOf } from "./cards.js";

/** The table before anything was dealt. */
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

/** What other eyes saw is not shown, not even on the way. */
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

/** What all seats see together, when no hand is secret any more. */
export function laidOpen(view, views) {
  const { phase } = view;
  const dancers = view.dancer_faces.map((card, seat) => card ?? views[seat]?.dancer_faces[seat] ?? null);
  const mine = views.map((each) => each.phase.mine);
  return {
    ...view,
    allHands: views.map(({ hand }) => hand),
    dancer_faces: dancers,
    phase: phase.type === "SecretChoice" ? { ...phase, all: mine } : phase,
  };
}

/** @returns {object} the view with that event shown */
export function between(view, event) {
  switch (event.type) {
    case "GameBegun":
      return { ...blank(view), game: event.game };
    case "FloorLaid":
      return { ...view, floor: event.cards };
    case "TiedGiven":
      return { ...view, tied: event.seat };
    case "MirrorGiven":
      return { ...view, mirror: event.seat };
    case "CardsDrawn": {
      const drawn = event.seat === view.seat ? (event.cards ?? []) : [];
      const allHands = view.allHands?.map((hand, at) =>
        at === event.seat ? [...hand, ...(event.cards ?? [])] : hand,
      );
      return { ...view, hand: [...view.hand, ...drawn], allHands };
    }
    case "DancerHidden":
    case "CardChosen":
      return chosen(view, event);
    case "CardsRevealed":
      return {
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
      };
    case "OrderSettled": {
      const played = view.phase.type === "Taking" ? view.phase.played : [];
      return { ...view, phase: { type: "Taking", played, queue: event.queue, order: event.queue } };
    }
    case "KingDanced":
      return received({ ...view, phase: { ...view.phase, king: event.seat } }, event.seat, event.cards);
    case "CardTaken": {
      const queue = (view.phase.queue ?? []).filter((seat) => seat !== event.place);
      return received({ ...view, phase: { ...view.phase, queue } }, event.place, [event.card]);
    }
    case "PairLeft":
      return removed(view, event.place, event.cards);
    case "DancerPaired":
      return withDancer(removed(view, event.seat, [event.match]), event.seat, false, null);
    case "MirrorUsed": {
      const after = { ...removed(view, event.seat, [event.card]), mirror: null };
      return event.was_hidden ? withDancer(after, event.seat, false, null) : after;
    }
    case "MirrorLost":
      return { ...view, mirror: null };
    case "FloorRefilled":
      return {
        ...view,
        floor: event.paul ? [...event.cards, event.paul] : event.cards,
        phase: { type: "Parting" },
      };
    case "DancersShown":
      return { ...view, dancers: event.cards.map(Boolean), dancer_faces: event.cards };
    case "GameScored":
      return { ...view, sums: event.sums, phase: { type: "Scored", totals: event.totals } };
    default:
      return view;
  }
}

/** Shows whose hidden dancer it was, before it leaves. */
export const unmasked = (view, seat, card) => withDancer(view, seat, true, card);

function chosen(view, { type, seat, card }) {
  const hiding = type === "DancerHidden";
  const before = view.phase.type === "SecretChoice" ? view.phase : choosing(view, hiding);
  const ready = before.ready.map((is, at) => is || at === seat);
  const all = before.all?.map((was, at) => (at === seat ? card : was));
  const after = { ...view, phase: { ...before, ready, all } };
  if (!hiding || ready.includes(false)) return after;
  return { ...after, dancers: ready, phase: choosing(view, false) };
}

const choosing = (view, hiding) => ({
  type: "SecretChoice",
  hiding,
  ready: view.dancers.map(() => false),
  mine: null,
  all: view.allHands?.map(() => null),
});

function received(view, place, cards) {
  const displays = view.displays.map((each, at) => (at === place ? [...each, ...cards] : each));
  return { ...view, floor: without(view.floor, cards), displays };
}

function removed(view, place, cards) {
  const displays = view.displays.map((each, at) => (at === place ? without(each, cards) : each));
  return { ...view, displays };
}

function withDancer(view, seat, there, card) {
  const at = (list, value) => list.map((each, index) => (index === seat ? value : each));
  return { ...view, dancers: at(view.dancers, there), dancer_faces: at(view.dancer_faces, card) };
}

const without = (cards, gone) => cards.filter((card) => !gone.includes(card));

export const byValue = (one, other) => valueOf(one) - valueOf(other) || one.localeCompare(other);
