// What is shown one after the other, and how long people look at it.

import { between } from "./between.js";

/** How long each is looked at, in milliseconds, after it has moved. */
const REST = {
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

const SENSES = {
  CardPlayed: "play",
  CardDrawn: "take",
  CardTaken: "take",
  CardGiven: "take",
  SlipCaught: "caught",
  CallMissed: "reveal",
  GuardMoved: "king",
  LeavesShown: "reveal",
  CardLaid: "pair",
  RoundScored: "end",
};

/** All hands are dealt at once, and gifts change hands together. */
const TOGETHER = new Set(["HandDealt", "CardGiven"]);

/**
 * @param {object[]} events
 * @returns {{events: object[], change: (view: object) => object, rest: number, sense?: string}[]}
 */
export function stepsOf(events) {
  const steps = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (last && TOGETHER.has(event.type) && last.events[0].type === event.type) last.events.push(event);
    else steps.push(stepOf(event));
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
