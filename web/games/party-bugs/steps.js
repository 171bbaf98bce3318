// What is shown at once and what one after the other, and how long people look at it.

import { between, unmasked } from "./between.js";

/** How long each is looked at, in milliseconds, after it has moved. */
const REST = {
  GameBegun: 0,
  KingTurned: 900,
  FloorLaid: 450,
  TiedGiven: 900,
  MirrorGiven: 900,
  CardsDrawn: 60,
  CardChosen: 0,
  DancerHidden: 0,
  CardsRevealed: 550,
  OrderSettled: 500,
  KingDanced: 900,
  CardTaken: 180,
  PairLeft: 0,
  DancerPaired: 250,
  MirrorUsed: 250,
  MirrorLost: 700,
  FloorRefilled: 120,
  DancersShown: 900,
  GameScored: 500,
};

const SENSES = {
  CardChosen: "play",
  CardsRevealed: "reveal",
  KingDanced: "king",
  CardTaken: "take",
  PairLeft: "pair",
  DancerPaired: "pair",
  MirrorUsed: "pair",
  GameScored: "end",
};

/** Of these, all that follow each other are shown as one. */
const TOGETHER = new Set(["CardsDrawn", "KingTurned", "PairLeft"]);

/**
 * @param {object[]} events
 * @returns {{events: object[], change: (view: object) => object, rest: number, sense?: string}[]}
 */
export function stepsOf(events) {
  const steps = [];
  for (const [at, event] of events.entries()) {
    // The last to choose does not lay it face down: all are turned up at once.
    if (event.type === "CardChosen" && events[at + 1]?.type === "CardsRevealed") continue;
    const last = steps.at(-1);
    if (last && TOGETHER.has(event.type) && last.events[0].type === event.type) {
      last.events.push(event);
      continue;
    }
    const hidden = hiddenIn(event);
    if (hidden) steps.push({ events: [], change: (view) => unmasked(view, event.seat, hidden), rest: 500 });
    steps.push(stepOf(event));
  }
  return steps;
}

function stepOf(event) {
  const events = [event];
  return {
    events,
    change: (view) => events.reduce(between, view),
    rest: REST[event.type] ?? 200,
    sense: SENSES[event.type],
  };
}

/** A hidden dancer that leaves is turned up first. */
function hiddenIn({ type, hidden, was_hidden: wasHidden, card }) {
  if (type === "DancerPaired") return hidden;
  return type === "MirrorUsed" && wasHidden ? card : null;
}
