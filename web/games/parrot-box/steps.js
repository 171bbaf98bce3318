// What is shown one after the other, and how long people look at it.

import { newSteps } from "../steps.js";
import { between } from "./between.js";

/** @typedef {import("../../engine/messages").ParrotBox.Event} Event */

/** How long each is looked at, in milliseconds, after it has moved. @type {Record<Event["type"], number>} */
const rest = {
  RoundBegun: 300,
  CardTurned: 250,
  StarterChosen: 900,
  PileRenewed: 700,
  CardDrawn: 220,
  DiscardTaken: 200,
  CardReplaced: 220,
  ParrotFloated: 500,
  CardDiscarded: 160,
  LastKeptDown: 400,
  LastTurnsBegun: 1100,
  RestTurned: 800,
  RoundScored: 600,
};

/** @type {Partial<Record<Event["type"], import("../../table/sounds/sounds").Sense>>} */
const senses = {
  CardTurned: "turn",
  CardDrawn: "take",
  DiscardTaken: "take",
  CardReplaced: "lay",
  ParrotFloated: "float",
  RestTurned: "turn",
  RoundScored: "count",
};

export const stepsOf = newSteps(between, { rest, senses });
