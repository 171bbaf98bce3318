// All that the page knows of Parrot Box. Nothing else knows the game.

import { peopleOf, seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

export { beach as ground } from "../../art/beach.js";
export { byScore } from "../ranking.js";
export { askedOf } from "./asked.js";
export { blank, laidOpen, seenBy } from "./between.js";
export { confirmOf, isMode, sheetOf } from "./choices.js";
export { aidOf } from "./left.js";
export { lesson, tips } from "./lesson.js";
export { reportOf } from "./report.js";
export { rules } from "./rules.js";
export { sceneOf } from "./scene.js";
export { setup } from "./setup.js";
export { stepsOf } from "./steps.js";
export { tell } from "./story.js";
export { tile } from "./tile.js";
export { because, weighed } from "./weighed.js";

/** "Round 2 of 5" */
export const chapterOf = ({ round, rounds, closing }) =>
  t(closing === null ? "px-chapter" : "px-chapter-last", { round: Math.max(1, round), rounds });

/** `2.7` is everybody's seventh turn in round 2; in `2.0` two cards are turned up. */
export function chapterName(chapter) {
  const [round, turn] = chapter.split(".").map(Number);
  return turn === 0 ? t("px-round-opening", { round }) : t("px-round-turn", { round, turn });
}

/** Stands beside a sentence that is about nobody. */
export const sign = art.parrot;

export const patternOf = art.pattern;

/** To be drawn ahead. */
export const { pictures } = art;

/** There are no variants. */
export const variantsOf = () => [];

/** The seats whose birthday is known. */
export const rankedIn = ({ birthdays }) => birthdays;

/** Whose box lies large: that of whom the phone is for now, or goes to next. */
export function ownOf({ players, mover }, { phase }) {
  const people = peopleOf(players).map(seatAt);
  const now = phase.seat ?? (mover === null ? 0 : seatAt(mover));
  return people.find((seat) => seat >= now) ?? people[0] ?? null;
}

/** Whoever is not asked any more has chosen. */
export const hasChosen = () => true;

/** Nothing is secret, and so the phone is never in one hand alone. */
export const staysInHand = () => false;
export const curtainNote = () => null;

/** The zones in the middle of the table; nobody has a hand. */
export const zones = { middle: ["piles"], hand: false };
