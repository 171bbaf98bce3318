// What the engine is asked, word for word. It is put into words as late as possible: whatever came
// before has been answered by then.

import { guardOf } from "./company.js";
import { alone, isTogether } from "./people.js";

const CLOCK = -1; // a seat too, as the engine counts

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Request} Request */

/**
 * @param {Table} table
 * @param {Question} question
 * @returns {Request | null} null if it has become needless
 */
export function messageOf(table, question) {
  const { now } = table;
  if (question.about === "begin") return { type: "Begin" };
  if (!now) return null;
  const { revision, eyes } = now;
  switch (question.about) {
    case "look":
      return { type: "Look", eyes: question.eyes };
    case "reload":
      return { type: "Reload", eyes: question.eyes };
    case "submit":
      return submit(now, question.seat, question.move, alone(table));
    case "call": {
      const guard = guardOf(table);
      return guard === null ? null : submit(now, guard, question.move, alone(table));
    }
    case "slip":
      return submit(now, question.seat, question.move, eyes, question.fingers);
    case "advance":
      if (question.of === "beside" && !isTogether(table)) return null;
      return { type: "Advance", revision, eyes: alone(table) };
    case "take-back":
      return { type: "TakeBack", revision, seat: question.seat, eyes: alone(table) };
    case "think":
      return { type: "Think", revision, effort: question.effort };
    case "nudge":
      return question.of === "window" || isWatched(table, now) ? nudge(now, question) : null;
    case "late":
      return now.clock.includes(question.move) ? submit(now, CLOCK, question.move, eyes) : null;
    case "hint": {
      const { seat, effort } = question;
      // What all look at follows from what all know; a hand is asked for while it lies open.
      return { type: "Hint", revision, seat, effort, eyes: alone(table) ?? (now.private ? eyes : null) };
    }
    case "why":
      return { type: "Why", turn: question.turn, effort: question.effort };
    case "forgotten":
      return null;
  }
}

/**
 * @param {Update} now
 * @param {number} seat
 * @param {string} move
 * @param {number | null} eyes
 * @param {import("../../engine/messages").Fingers | null} [fingers] if they did it in secret
 * @returns {Request}
 */
const submit = ({ revision }, seat, move, eyes, fingers = null) => ({
  ...{ type: /** @type {const} */ ("Submit"), revision, seat, move, fingers, eyes },
});

/** Can the Guard call, and is it seen? @param {Table} table @param {Update} now */
const isWatched = ({ house, hidden }, { view }) =>
  !hidden && view !== null && (house.game.mischief?.isOn(view) ?? false);

/**
 * In a window a bot says how fast it will be; else it does as it likes, where the Guard can call.
 * @param {Update} now
 * @param {{seat: number, after?: number}} question
 * @returns {Request}
 */
const nudge = ({ revision, eyes }, { seat, after = 0 }) => ({ type: "Nudge", revision, seat, after, eyes });
