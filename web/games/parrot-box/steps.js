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
  CardDrawn: 350,
  DiscardTaken: 250,
  CardReplaced: 350,
  ParrotFloated: 700,
  CardDiscarded: 200,
  LastKeptDown: 400,
  LastTurnsBegun: 1100,
  RestTurned: 800,
  RoundScored: 600,
};

/** @type {Partial<Record<Event["type"], import("../../table/senses.js").Sense>>} */
const senses = {
  CardTurned: "reveal",
  CardDrawn: "take",
  DiscardTaken: "take",
  CardReplaced: "play",
  ParrotFloated: "king",
  RestTurned: "reveal",
  RoundScored: "end",
};

export const stepsOf = newSteps(between, { rest, senses });
