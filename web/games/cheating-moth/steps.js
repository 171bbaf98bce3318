// What is shown one after the other, and how long people look at it.

import { newSteps } from "../steps.js";
import { between } from "./between.js";

/** @typedef {import("../../engine/messages").CheatingMoth.Event} Event */

/** How long each is looked at, in milliseconds, after it has moved. @type {Record<Event["type"], number>} */
const rest = {
  RoundBegun: 500,
  HandDealt: 0,
  CardPlayed: 300,
  CardDrawn: 200,
  TurnSkipped: 500,
  PileRenewed: 700,
  CardSlipped: 0,
  SlipStood: 0,
  FanRustled: 0,
  SlipCaught: 1500,
  CallMissed: 1400,
  GuardMoved: 900,
  GiftSealed: 0,
  CardGiven: 450,
  NothingGiven: 450,
  Slapped: 0,
  LeafPicked: 0,
  LeavesShown: 1500,
  SlowestFound: 1500,
  Claimed: 0,
  ClaimsSettled: 900,
  ClaimLapsed: 600,
  LaySealed: 0,
  CardLaid: 600,
  NobodyLaid: 700,
  CardTaken: 350,
  RoundEnded: 1000,
  RoundScored: 1800,
};

/** @type {Partial<Record<Event["type"], import("../../table/sounds/sounds").Sense>>} */
const senses = {
  CardPlayed: "lay",
  CardDrawn: "take",
  CardTaken: "take",
  CardGiven: "take",
  SlipCaught: "caught",
  CallMissed: "turn",
  GuardMoved: "turn",
  LeavesShown: "turn",
  CardLaid: "pair",
  SlowestFound: "slap",
  RoundScored: "count",
};

/** All hands are dealt at once, and gifts change hands together. @type {Set<Event["type"]>} */
const together = new Set(["HandDealt", "CardGiven"]);

/** Who is caught, or stung, feels it. @param {Event} event */
const whose = (event) =>
  event.type === "SlipCaught" || event.type === "SlowestFound" ? event.seat : undefined;

export const stepsOf = newSteps(between, { rest, senses, whose, together });
