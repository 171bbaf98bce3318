// A bot is to move. First comes what bots do unasked: it then thinks once, and nobody sees that it
// had to think anew. It is seen to think for a while; one that thinks ahead thinks to the end.

import { allBots, askNext } from "./impulses.js";
import { isHeld, put } from "./line.js";
import { isAlarmed } from "./meanwhile.js";
import { botAsked, isThinking, thinkFurther, thoughtOf } from "./thoughts.js";
import { APART, apartOf, isWaiting, keepApart, REST, rest } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").CourseAt<"thinking">} Thinking */
/** @typedef {import("./types.js").Emit} Emit */

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
  const later = keepApart(table, emit);
  if (later !== table || isWaiting(table, APART)) return later;
  if (!course.rested) {
    const [next, after] = askNext(table, course);
    if (after !== course) return { ...next, course: after };
    if (course.asks || isAlarmed(table)) return table;
    const resting = rest(table, emit, thinkingTime(table));
    const thinker = botAsked(table);
    return { ...resting, thinker, course: { ...course, rested: true, thought: thoughtOf(table) } };
  }
  const next = thinkFurther(table, emit);
  if (next !== table || isWaiting(table, REST) || isThinking(table)) return next;
  const [asking, id] = put(table, { of: "course", about: "advance" });
  return { ...asking, course: { at: "asking", id } };
}

/** How long it is seen to think. @param {Table} table */
function thinkingTime(table) {
  const { now, tempo, thinker } = table;
  if (now?.private) return tempo.secret;
  const isLate = apartOf(table) > 0 || (thinker !== null && thinker === botAsked(table));
  return isLate ? tempo.again : tempo.open;
}
