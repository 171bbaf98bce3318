// All that the page knows of Party Bugs. Nothing else knows the game.

import { t } from "../../text/text.js";
import * as art from "./cards.js";

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../engine/messages").PartyBugs.Event} Event
 */

export { askedOf } from "./asked.js";
export { blank, laidOpen, seenBy } from "./between.js";
export { confirmOf, sheetOf } from "./choices.js";
export { chapterName, tile } from "./front.js";
export { lessons } from "./lessons/lessons.js";
export { momentOf } from "./moments.js";
export { reportOf } from "./report.js";
export { rules } from "./rules.js";
export { sceneOf } from "./scene.js";
export { setup } from "./setup.js";
export { stepsOf } from "./steps.js";
export { tell } from "./story.js";
export { timbre } from "./timbre.js";
export { tips } from "./tips.js";
export { because, weighed } from "./weighed.js";

/** "Round 7 of 13", and of which game. @param {Shown} view */
export function chapterOf({ game, games, round, rounds }) {
  const now = Math.min(rounds, Math.max(1, round));
  return games > 1
    ? t("pb-chapter-series", { game, games, round: now, rounds })
    : t("pb-chapter", { round: now, rounds });
}

/** Stands beside a sentence that is about nobody. */
export const sign = art.ball;

export const patternOf = art.back;

/** To be drawn ahead. */
export const { pictures } = art;

/** The ground on which the table stands. */
export { danceFloor as ground } from "./art/floor.js";

/** @type {Set<Event["type"]>} */
const CHOOSING = new Set(["DancerHidden", "CardChosen", "CardsDrawn"]);

/**
 * Does all that happened leave the phone in the hand that has it? What is shown to all does not.
 * @param {readonly Event[]} events
 */
export const staysInHand = (events) => events.every(({ type }) => CHOOSING.has(type));

/** The zones in the middle of the table, and whether there is one for a hand. */
export const zones = { middle: ["floor", "played"], hand: true };
