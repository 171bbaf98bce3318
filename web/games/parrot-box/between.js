// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { letterAt } from "../../table/company.js";

const SPOTS = 8;
/** A card was placed, and what comes of it is still to be seen. */
const placed = (seat) => ({ type: "Placed", seat });

const unopened = () => ({
  cards: Array(SPOTS).fill(null),
  down: SPOTS,
  opening: 0,
  score: 0,
  columns: [],
  sets: [],
});

/** The table before anything was dealt. */
export const blank = (view) => ({
  ...view,
  boxes: view.boxes.map(() => ({ ...unopened(), cards: [] })),
  discard: null,
  discards: 0,
  closing: null,
  phase: { type: "Dealing" },
});

/** All eyes see the same. */
export const seenBy = (view, update) =>
  view.seat === update.view.seat ? view : { ...view, seat: update.view.seat };

/** What all seats see together is what anybody sees. */
export const laidOpen = (view) => view;

/** @returns {object} the view with that event shown */
export function between(view, event) {
  const { seat } = event;
  switch (event.type) {
    case "RoundBegun":
      return {
        ...blank(view),
        round: event.round,
        boxes: view.boxes.map(unopened),
        discard: event.discard,
        discards: 1,
        phase: { type: "Opening" },
      };
    case "CardTurned":
      return laid(view, seat, [[event.spot, event.card]]);
    case "StarterChosen":
      return { ...view, phase: { type: "Taking", seat } };
    case "PileRenewed":
      return { ...view, pile: event.count, discards: 1 };
    case "CardDrawn":
      return {
        ...view,
        pile: view.pile - 1,
        phase: { type: "Holding", seat, card: event.card, from_discard: false },
      };
    case "DiscardTaken":
      return {
        ...view,
        discard: null,
        discards: view.discards - 1,
        phase: { type: "Holding", seat, card: event.card, from_discard: true },
      };
    case "CardReplaced":
      return discarded(
        laid({ ...view, phase: placed(seat) }, seat, [[event.spot, event.card]]),
        event,
        event.was_down ? event.spot : null,
      );
    case "ParrotFloated": {
      const after = laid({ ...view, phase: placed(seat) }, seat, [
        [event.spot, event.card],
        [event.to, event.parrot],
      ]);
      return discarded(after, event, event.to);
    }
    case "CardDiscarded":
      return {
        ...view,
        beneath: view.discard,
        discard: event.card,
        discardWas: undefined,
        discards: view.discards + 1,
        phase: { type: "Uncovering", seat },
      };
    case "LastTurnsBegun":
      return { ...view, closing: seat };
    case "RestTurned":
      return laid(
        view,
        seat,
        event.spots.map((spot, at) => [spot, event.cards[at]]),
      );
    case "RoundScored":
      return { ...view, sums: event.sums, phase: { type: "Scored", totals: event.totals } };
    default:
      return view;
  }
}

/** The old card comes onto the discard pile; from face down it is turned up on its way. */
function discarded(view, { seat, old }, from) {
  const discardWas = from === null ? undefined : `down-${letterAt(seat)}${from + 1}`;
  return { ...view, beneath: view.discard, discard: old, discardWas, discards: view.discards + 1 };
}

/** What those cards do to pairs and sums, the view that follows says. */
function laid(view, seat, cardsBySpot) {
  const boxes = view.boxes.map((box, at) => {
    if (at !== seat) return box;
    const cards = [...box.cards];
    const columns = [...box.columns];
    for (const [spot, card] of cardsBySpot) {
      cards[spot] = card;
      columns[spot % 4] = undefined;
    }
    return { ...box, cards, columns, down: cards.filter((card) => card === null).length };
  });
  return { ...view, boxes };
}
