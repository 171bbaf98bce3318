// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { letterAt } from "../../table/company.js";

const nobody = { cards: null, count: null, vanished: null, rustled: false, rustling: false };

/** The table before anything was dealt. */
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

/** What was seen before, as other eyes see it: of the hands, only what they may. */
export const seenBy = (view, { view: next }) =>
  view.seat === next.seat ? view : { ...view, seat: next.seat, fans: next.fans, slip: next.slip };

/** What all seats see together, when nothing is secret any more. */
export function laidOpen(view, views) {
  const fans = views.map(({ fans: seen, slip }, seat) => ({ ...seen[seat], slip }));
  const aside = views.map(({ phase }) => phase.mine ?? phase.then?.mine ?? null);
  return { ...view, fans, aside, allHands: true };
}

/** @returns {object} the view with that event shown */
export function between(view, event) {
  const { seat, card } = event;
  switch (event.type) {
    case "RoundBegun":
      return {
        ...blank(view),
        round: event.round,
        starter: event.starter,
        guard: event.starter,
        active: event.starter,
        discards: [event.discard],
      };
    case "HandDealt":
      return withFan(view, seat, { cards: event.cards });
    case "CardPlayed":
      return onTop({ ...view, active: seat, phase: { type: "Turning" } }, seat, card);
    case "CardLaid":
      return onTop(view, seat, card);
    case "CardDrawn":
      return received({ ...view, pile: view.pile - 1 }, seat, card, null);
    case "CardTaken":
      return received({ ...view, discards: without(view.discards, card) }, seat, card, null);
    case "PileRenewed":
      return { ...view, pile: event.count, discards: view.discards.slice(0, 1) };
    case "CardSlipped":
      return { ...withFan(lost(view, seat, card), seat, { slip: card }), slip: card };
    case "SlipStood": {
      const vanished = [...(view.fans[seat].vanished ?? []), card];
      return { ...withFan(view, seat, { slip: null, vanished }), slip: null };
    }
    case "FanRustled":
      return withFan(view, seat, { rustled: true, rustling: true });
    case "SlipCaught": {
      const slip = view.seat === seat ? null : view.slip;
      return {
        ...received(withFan({ ...quiet(view), slip }, seat, { slip: null }), seat, card, null),
        phase: { type: "CaughtView", seat, card, then: view.phase },
      };
    }
    case "CallMissed":
      return quiet(view);
    case "GuardMoved":
      return { ...view, guard: seat, phase: view.phase.then ?? view.phase };
    case "GiftSealed":
    case "LaySealed":
    case "LeafPicked":
      return sealed(view, seat);
    case "CardGiven":
      return received(lost(view, seat, card), event.to, card, seat);
    case "LeavesShown":
      return { ...view, phase: { type: "LeavesOpen", leaves: event.leaves, leaf: event.leaf } };
    case "SlowestFound":
      return { ...view, phase: { ...view.phase, slowest: seat } };
    case "RoundEnded":
      return { ...quiet(view), calling: false, gaze: [], phase: { type: "Ended" } };
    case "RoundScored":
      return {
        ...view,
        sums: event.sums,
        fans: event.hands.map((cards, at) => ({
          ...nobody,
          cards,
          count: cards.length,
          vanished: event.vanished[at],
        })),
        phase: { type: "Scored", totals: event.totals },
      };
    default:
      return view;
  }
}

const withFan = (view, seat, change) => ({
  ...view,
  fans: view.fans.map((fan, at) => (at === seat ? { ...fan, ...change } : fan)),
});

const quiet = (view) => ({ ...view, fans: view.fans.map((fan) => ({ ...fan, rustling: false })) });

function onTop(view, seat, card) {
  const after = lost(view, seat, card);
  return { ...after, discards: [card, ...view.discards], from: letterAt(seat) };
}

/** A hand that is not seen stays as it is. */
function lost(view, seat, card) {
  const { cards, count } = view.fans[seat];
  return withFan(view, seat, {
    cards: cards && without(cards, card),
    count: count === null ? null : count - 1,
  });
}

function received(view, seat, card, from) {
  const { cards, count } = view.fans[seat];
  const after = withFan(view, seat, {
    cards: cards && card ? [...cards, card] : cards,
    count: count === null ? null : count + 1,
  });
  return card && from !== null ? { ...after, came: { [card]: letterAt(from) } } : after;
}

function sealed(view, seat) {
  const ready = view.phase.ready?.map((is, at) => is || at === seat);
  return ready ? { ...view, phase: { ...view.phase, ready } } : view;
}

const without = (cards, gone) => cards.filter((card) => card !== gone);
