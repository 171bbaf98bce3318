// What is shown at once and what one after the other, and how long people look at it.

import { newSteps } from "../steps.js";
import { between, unmasked } from "./between.js";

/**
 * @typedef {import("../../engine/messages").PartyBugs.Event} Event
 * @typedef {import("../contract.js").Step<import("./shown").Shown, Event>} Step
 */

/** How long each is looked at, in milliseconds, after it has moved. @type {Record<Event["type"], number>} */
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

/** @type {Partial<Record<Event["type"], import("../../table/sounds/sounds").Sense>>} */
const senses = {
  CardChosen: "lay",
  CardsRevealed: "turn",
  KingDanced: "king",
  CardTaken: "take",
  PairLeft: "pair",
  DancerPaired: "pair",
  MirrorUsed: "pair",
  GameScored: "count",
};

/** Of these, all that follow each other are shown as one. @type {Set<Event["type"]>} */
const together = new Set(["CardsDrawn", "KingTurned", "PairLeft"]);

const inTurn = newSteps(between, { rest, senses, together });

/** @param {readonly Event[]} events @returns {Step[]} */
export const stepsOf = (events) =>
  inTurn(events.filter(isShown)).flatMap((step) => [...turnedUp(step), step]);

/** The last to choose does not lay it face down: all are turned up at once. */
const isShown = (
  /** @type {Event} */ { type },
  /** @type {number} */ at,
  /** @type {readonly Event[]} */ events,
) => type !== "CardChosen" || events[at + 1]?.type !== "CardsRevealed";

/** A hidden dancer that leaves is turned up first. @param {Step} step @returns {Step[]} */
function turnedUp({ events: [event] }) {
  if (event?.type === "DancerPaired") return [leaving(event.seat, event.hidden)];
  return event?.type === "MirrorUsed" && event.was_hidden ? [leaving(event.seat, event.card)] : [];
}

/** @param {number} seat @param {import("../../engine/messages").Card} hidden @returns {Step} */
const leaving = (seat, hidden) => ({
  events: [],
  change: (view) => unmasked(view, seat, hidden),
  rest: 500,
});
