// All that the page knows of Cheating Moth. Nothing else knows the game.

import { seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

export { kitchen as ground } from "../../art/kitchen.js";
export { byScore } from "../ranking.js";
export { askedOf } from "./asked.js";
export { blank, laidOpen, seenBy } from "./between.js";
export { staysInHand } from "./handing.js";
export { confirmOf, isMode, sheetOf } from "./choices.js";
export { aidOf } from "./left.js";
export { lesson, tips } from "./lesson.js";
export { mischief } from "./mischief.js";
export { reportOf } from "./report.js";
export { rules } from "./rules.js";
export { sceneOf } from "./scene.js";
export { setup } from "./setup.js";
export { stepsOf } from "./steps.js";
export { tell } from "./story.js";
export { tile } from "./tile.js";
export { because, weighed } from "./weighed.js";

/** "Round 2 of 4" */
export const chapterOf = ({ round, rounds }) => t("cm-chapter", { round: Math.max(1, round), rounds });

/** `2.7` is everybody's seventh turn in round 2. */
export function chapterName(chapter) {
  const [round, turn] = chapter.split(".").map(Number);
  return t("cm-round-turn", { round, turn });
}

/** Stands beside a sentence that is about nobody. */
export const sign = art.eye;

export const patternOf = art.pattern;

/** To be drawn ahead. */
export const { pictures } = art;

/** As the notation writes what was agreed. */
export const variantsOf = (config) =>
  ["ant-draws", "gifts-by-lot", "calm", "open-counts"].filter((name) => config[name.replaceAll("-", "_")]);

/** The seats whose age is known. */
export const rankedIn = ({ oldest }) => oldest;

/** Whose own table is shown: nobody's, unless a hand is open. */
export const ownOf = ({ eyes }) => (eyes === null ? null : seatAt(eyes));

/** Has that seat put something aside already, of what is asked of all at once? */
export const hasChosen = (view, seat) => Boolean(view.phase.ready?.[seat]);

/** Who can call is known to all, and shown where nothing else of the table is. */
export const curtainNote = ({ guard }, { names }) => ({
  picture: art.guard(),
  text: t("cm-curtain-guard", { name: names[guard] }),
});

/** The zones in the middle of the table, and whether there is one for a hand. */
export const zones = { middle: ["piles"], hand: true };
