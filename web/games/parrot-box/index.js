// All that the page knows of Parrot Box. Nothing else knows the game.

import { peopleOf } from "../../people/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

export { beach as ground } from "./art/beach.js";
export { askedOf } from "./asked.js";
export { blank } from "./between.js";
export { confirmOf, isMode, sheetOf } from "./choices.js";
export { chapterName, tile } from "./front.js";
export { aidOf } from "./left.js";
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

/** @typedef {import("./shown").Shown} Shown */

/** "Round 2 of 5" @param {Shown} view */
export const chapterOf = ({ round, rounds, closing }) =>
  t(closing === null ? "px-chapter" : "px-chapter-last", { round: Math.max(1, round), rounds });

/** Stands beside a sentence that is about nobody. */
export const sign = art.parrot;

export const patternOf = art.pattern;

/** To be drawn ahead. */
export const { pictures } = art;

/**
 * Whose box lies large: that of whom the phone is for now, or goes to next.
 * @param {import("../contract.js").Asked} asked
 * @param {Shown} view
 */
export function ownOf({ players, mover }, { phase }) {
  const people = peopleOf(players);
  const now = "seat" in phase ? phase.seat : (mover ?? 0);
  return people.find((seat) => seat >= now) ?? people[0] ?? null;
}

/** The zones in the middle of the table; nobody has a hand. */
export const zones = { middle: ["piles"], hand: false };
