// All that the page knows of Cheating Moth. Nothing else knows the game.

import { t } from "../../text/text.js";
import * as art from "./cards.js";

export { kitchen as ground } from "./art/kitchen.js";
export { askedOf } from "./asked.js";
export { blank, laidOpen, seenBy } from "./between.js";
export { chapterName, tile } from "./front.js";
export { staysInHand } from "./handing.js";
export { confirmOf, isMode, sheetOf } from "./choices.js";
export { aidOf } from "./left.js";
export { lessons } from "./lessons/lessons.js";
export { mischief } from "./mischief.js";
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

/**
 * @typedef {import("./shown").Shown} Shown
 * @typedef {import("../../people/company.js").Company} Company
 */

/** "Round 2 of 4" @param {Shown} view */
export const chapterOf = ({ round, rounds }) => t("cm-chapter", { round: Math.max(1, round), rounds });

/** Stands beside a sentence that is about nobody. */
export const sign = () => art.eye();

export const patternOf = art.pattern;

/** To be drawn ahead. */
export const { pictures } = art;

/** Whose own table is shown: nobody's, unless a hand is open. @param {import("../contract.js").Asked} asked */
export const ownOf = ({ eyes }) => eyes;

/**
 * Has that seat put something aside already, of what is asked of all at once?
 * @param {Shown} view
 * @param {number} seat
 */
export const hasChosen = ({ phase }, seat) => "ready" in phase && phase.ready[seat] === true;

/**
 * Who can call is known to all, and shown where nothing else of the table is.
 * @param {Shown} view
 * @param {Company} company
 */
export const curtainNote = ({ guard }, { names }) => ({
  picture: art.guard(),
  text: t("cm-curtain-guard", { name: names[guard] ?? "" }),
});

/** The zones in the middle of the table, and whether there is one for a hand. */
export const zones = { middle: ["piles"], hand: true };
