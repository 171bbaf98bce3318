// A bot's thought, slice by slice: of one that is waited for, or of one that chooses in secret beside a
// person.

import { characterOf, thinksAhead } from "../../bots/characters.js";
import { isOpen, put } from "./line.js";
import { left, longer, perCentOf } from "./pace.js";
import { doneOf, FIRST, paced } from "./slices.js";
import { isWaiting, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Thought} Thought */
/** @typedef {import("./types.js").Emit} Emit */

/** The bot that moves next. @param {Table} table */
export const botAsked = ({ now }) => now?.asked.find((each) => now.players[each]?.bot) ?? null;

/** @param {Table} table @returns {Thought | null} */
export function thoughtOf(table) {
  const { now, at, lasts } = table;
  const seat = botAsked(table);
  const kind = seat === null ? null : now?.players[seat]?.bot;
  if (seat === null || !now || !kind || !thinksAhead(kind)) return null;
  const level = now.private ? (characterOf(kind)?.level ?? null) : null;
  const until = level === null ? 0 : lasts[level];
  return { seat, level, perCent: 0, effort: FIRST, asks: null, over: false, begun: at, until };
}

/** That is under way. @param {Table} table */
export const thoughtAt = ({ course, choosing }) =>
  (course.at === "thinking" ? course.thought : choosing?.thought) ?? null;

/** @param {Table} table @param {Thought} thought @returns {Table} */
export function withThought(table, thought) {
  const { course, choosing } = table;
  if (course.at === "thinking") return { ...table, course: { ...course, thought } };
  return choosing ? { ...table, choosing: { ...choosing, thought } } : table;
}

/** Is it still to be waited for? @param {Table} table */
export function isThinking(table) {
  const thought = thoughtAt(table);
  return thought !== null && (!thought.over || isWaiting(table, "pace"));
}

/**
 * One more slice, and one more look at the pause.
 * @param {Table} table @param {Emit} emit @returns {Table} the same, if there is something to wait for
 */
export function thinkFurther(table, emit) {
  const thought = thoughtAt(table);
  if (!thought) return table;
  if (!thought.over && !isOpen(table, thought.asks)) {
    const [next, asks] = put(table, { of: "thought", about: "think", effort: thought.effort });
    return withThought(next, { ...thought, asks });
  }
  if (thought.level === null || table.hidden || isWaiting(table, "pace")) return table;
  const ms = left(thought, table.at);
  if (ms > 0) {
    const perCent = perCentOf(thought, table.at);
    return withThought(wait(table, emit, "pace", ms), { ...thought, perCent });
  }
  if (thought.over) return table;
  const { until, lasts } = longer(table.lasts, thought.level, thought.until);
  return withThought({ ...table, lasts }, { ...thought, until });
}

/**
 * The engine has thought so much further.
 * @param {Table} table @param {import("./types.js").Heard} reply @param {number} took ms @returns {Table}
 */
export function besideThought(table, reply, took) {
  const thought = thoughtAt(table);
  if (!thought) return table;
  const done = doneOf(reply);
  // How much there is to think about in secret follows from the hand: of that nothing is shown.
  const perCent = thought.level === null ? done : thought.perCent;
  const effort = paced(thought.effort, took);
  return withThought(table, { ...thought, perCent, effort, over: done >= 100, asks: null });
}

/** Whose thought is seen, and how far it has come. @param {Table} table */
export function thinkerOf(table) {
  const thought = thoughtAt(table);
  if (!thought) return null;
  const { seat, perCent, over, level } = thought;
  return over && level === null ? null : { seat, perCent };
}
