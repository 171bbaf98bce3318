// A bot is to move. First comes what bots do unasked: it then thinks once, and nobody sees that it
// had to think anew. It is seen to think for a while; one that thinks ahead thinks to the end.

import { characterOf, thinksAhead } from "../../bots/characters.js";
import { allBots, askNext } from "./impulses.js";
import { isHeld, isOpen, put } from "./line.js";
import { isAlarmed } from "./meanwhile.js";
import { left, longer, perCentOf } from "./pace.js";
import { doneOf, FIRST, paced } from "./slices.js";
import { isWaiting, REST, rest, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Thought} Thought */
/** @typedef {import("./types.js").CourseAt<"thinking">} Thinking */
/** @typedef {import("./types.js").Emit} Emit */

/** How long a bot is seen to think. */
const THINKS = { open: 750, secret: 90 };

/** @param {Table} table @returns {Table} */
export function beginThinking(table) {
  const [next, bots] = allBots(table);
  return { ...next, course: { at: "thinking", left: bots, asks: null, rested: false, thought: null } };
}

/**
 * @param {Table} table
 * @param {Thinking} course
 * @param {Emit} emit
 * @returns {Table} the same, if there is something to wait for
 */
export function thinkOn(table, course, emit) {
  if (isHeld(table)) return table;
  if (!course.rested) {
    const [next, after] = askNext(table, course);
    if (after !== course) return { ...next, course: after };
    if (course.asks || isAlarmed(table)) return table;
    const resting = rest(table, emit, table.now?.private ? THINKS.secret : THINKS.open);
    return { ...resting, course: { ...course, rested: true, thought: thoughtOf(table) } };
  }
  const next = course.thought ? furtherThought(table, course, course.thought, emit) : table;
  if (next !== table) return next;
  if (isWaiting(table, REST) || isThinking(table, course)) return table;
  const [asking, id] = put(table, { of: "course", about: "advance" });
  return { ...asking, course: { at: "asking", id } };
}

/** @param {Table} table @param {Thinking} course */
const isThinking = (table, { thought }) => thought !== null && (!thought.over || isWaiting(table, "pace"));

/** @param {Table} table @returns {Thought | null} */
function thoughtOf({ now, at, lasts }) {
  const seat = now?.asked.find((each) => now.players[each]?.bot);
  const kind = seat === undefined ? null : now?.players[seat]?.bot;
  if (seat === undefined || !now || !kind || !thinksAhead(kind)) return null;
  const level = now.private ? (characterOf(kind)?.level ?? null) : null;
  const until = level === null ? 0 : lasts[level];
  return { seat, level, perCent: 0, effort: FIRST, asks: null, over: false, begun: at, until };
}

/**
 * One more slice, and one more look at the pause.
 * @param {Table} table
 * @param {Thinking} course
 * @param {Thought} thought
 * @param {Emit} emit
 * @returns {Table}
 */
function furtherThought(table, course, thought, emit) {
  /** @param {Table} next @param {Partial<Thought>} change @returns {Table} */
  const put_ = (next, change) => ({ ...next, course: { ...course, thought: { ...thought, ...change } } });
  if (!thought.over && !isOpen(table, thought.asks)) {
    const [next, asks] = put(table, { of: "thought", about: "think", effort: thought.effort });
    return put_(next, { asks });
  }
  if (thought.level === null || table.hidden || isWaiting(table, "pace")) return table;
  const ms = left(thought, table.at);
  if (ms > 0) return put_(wait(table, emit, "pace", ms), { perCent: perCentOf(thought, table.at) });
  if (thought.over) return table;
  const { until, lasts } = longer(table.lasts, thought.level, thought.until);
  return put_({ ...table, lasts }, { until });
}

/**
 * The engine has thought so much further.
 * @param {Table} table @param {import("./types.js").Heard} reply @param {number} took ms @returns {Table}
 */
export function besideThought(table, reply, took) {
  const { course } = table;
  if (course.at !== "thinking" || !course.thought) return table;
  const { thought } = course;
  const done = doneOf(reply);
  // How much there is to think about in secret follows from the hand: of that nothing is shown.
  const perCent = thought.level === null ? done : thought.perCent;
  const effort = paced(thought.effort, took);
  return {
    ...table,
    course: { ...course, thought: { ...thought, perCent, effort, over: done >= 100, asks: null } },
  };
}

/** Whose thought is seen, and how far it has come. @param {Table} table */
export function thinkerOf({ course }) {
  if (course.at !== "thinking" || !course.thought) return null;
  const { seat, perCent, over, level } = course.thought;
  return over && level === null ? null : { seat, perCent };
}
