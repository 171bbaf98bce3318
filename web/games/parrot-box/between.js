// The table between two views, while motion explains what happened: a view with one event
// more. It decides nothing; the view that follows is drawn whatever comes out here.

import { lineOf } from "../lines.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").Card} Card
 * @typedef {import("../../engine/messages").ParrotBox.Event} Event
 */

const SPOTS = 8;

/** @returns {import("./shown").Box} */
const unopened = () => ({
  cards: Array.from({ length: SPOTS }, () => null),
  down: SPOTS,
  opening: 0,
  score: 0,
  columns: [],
  sets: [],
});

/** The table before anything was dealt. @param {Shown} view @returns {Shown} */
export const blank = (view) => ({
  ...view,
  boxes: view.boxes.map(() => ({ ...unopened(), cards: [] })),
  discard: null,
  discards: 0,
  closing: null,
  phase: { type: "Dealing" },
});

/**
 * How each event changes the view.
 * @type {import("../contract.js").ForEach<Event, [view: Shown], Shown>}
 */
const SHOWN = {
  RoundBegun: (event, view) => ({
    ...blank(view),
    round: event.round,
    boxes: view.boxes.map(unopened),
    discard: event.discard,
    discards: 1,
    phase: { type: "Opening" },
  }),
  CardTurned: (event, view) => laid(view, event.seat, [{ spot: event.spot, card: event.card }]),
  StarterChosen: (event, view) => ({ ...view, phase: { type: "Taking", seat: event.seat } }),
  PileRenewed: (event, view) => ({ ...view, pile: event.count, discards: 1 }),
  CardDrawn: (event, view) => ({
    ...view,
    pile: view.pile - 1,
    phase: { type: "Holding", seat: event.seat, card: event.card, from_discard: false },
  }),
  DiscardTaken: (event, view) => ({
    ...view,
    discard: null,
    discards: view.discards - 1,
    phase: { type: "Holding", seat: event.seat, card: event.card, from_discard: true },
  }),
  CardReplaced: (event, view) =>
    discarded(
      placed(view, event.seat, [{ spot: event.spot, card: event.card }]),
      event,
      event.was_down ? event.spot : null,
    ),
  ParrotFloated: (event, view) =>
    discarded(
      placed(view, event.seat, [
        { spot: event.spot, card: event.card },
        { spot: event.to, card: event.parrot },
      ]),
      event,
      event.to,
    ),
  CardDiscarded: (event, view) => ({
    ...view,
    beneath: view.discard,
    discard: event.card,
    discardWas: undefined,
    discards: view.discards + 1,
    phase: { type: "Uncovering", seat: event.seat },
  }),
  LastKeptDown: (_, view) => view,
  LastTurnsBegun: (event, view) => ({ ...view, closing: event.seat }),
  RestTurned: (event, view) =>
    laid(
      view,
      event.seat,
      event.cards.flatMap((card, at) => {
        const spot = event.spots[at];
        return spot === undefined ? [] : [{ spot, card }];
      }),
    ),
  RoundScored: (event, view) => ({
    ...view,
    sums: event.sums,
    phase: { type: "Scored", totals: event.totals },
  }),
};

/** The view with that event shown. @param {Shown} view @param {Event} event */
export const between = (view, event) => lineOf(SHOWN, event, view);

/**
 * The old card comes onto the discard pile; from face down it is turned up on its way.
 * @param {Shown} view
 * @param {{seat: number, old: Card}} event
 * @param {number | null} from
 * @returns {Shown}
 */
function discarded(view, { seat, old }, from) {
  const discardWas = from === null ? undefined : `down-${seat}-${from + 1}`;
  return { ...view, beneath: view.discard, discard: old, discardWas, discards: view.discards + 1 };
}

/** @typedef {{spot: number, card: Card}} Lying */

/** @param {Shown} view @param {number} seat @param {Lying[]} lying @returns {Shown} */
const placed = (view, seat, lying) => laid({ ...view, phase: { type: "Placed", seat } }, seat, lying);

/**
 * What those cards do to pairs and sums, the view that follows says.
 * @param {Shown} view
 * @param {number} seat
 * @param {Lying[]} lying
 * @returns {Shown}
 */
function laid(view, seat, lying) {
  const boxes = view.boxes.map((box, at) => {
    if (at !== seat) return box;
    const cards = [...box.cards];
    const columns = [...box.columns];
    for (const { spot, card } of lying) {
      cards[spot] = card;
      columns[spot % 4] = undefined;
    }
    return { ...box, cards, columns, down: cards.filter((card) => card === null).length };
  });
  return { ...view, boxes };
}
