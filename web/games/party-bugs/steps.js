// What is shown at once and what one after the other, and how long people look at it.

import { newSteps } from "../steps.js";
import { between, unmasked } from "./between.js";

/** How long each is looked at, in milliseconds, after it has moved. */
const rest = {
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

const senses = {
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
const together = new Set(["CardsDrawn", "KingTurned", "PairLeft"]);

const inTurn = newSteps(between, { rest, senses, together });

/** @param {object[]} events @returns {import("../steps.js").Step[]} */
export const stepsOf = (events) =>
  inTurn(events.filter(isShown)).flatMap((step) => [...turnedUp(step), step]);

/** The last to choose does not lay it face down: all are turned up at once. */
const isShown = ({ type }, at, events) => type !== "CardChosen" || events[at + 1]?.type !== "CardsRevealed";

/** A hidden dancer that leaves is turned up first. */
function turnedUp({ events: [event] }) {
  const hidden = hiddenIn(event);
  if (!hidden) return [];
  return [{ events: [], change: (view) => unmasked(view, event.seat, hidden), rest: 500 }];
}

function hiddenIn({ type, hidden, was_hidden: wasHidden, card }) {
  if (type === "DancerPaired") return hidden;
  return type === "MirrorUsed" && wasHidden ? card : null;
}
