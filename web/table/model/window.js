// Fingers on pads. Bots say first how fast they will be; then comes the race, and what fingers did
// in it is one move each. Then the clock closes it.

import { EARLY } from "../reflexes.js";
import { isBot, isPerson } from "./company.js";
import { isOpen, put, queue } from "./line.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Time} Time */
/** @typedef {import("./types.js").CourseAt<"window">} Racing */
/** @typedef {import("./types.js").Emit} Emit */

/** What fingers the clock waits for, if it does. @param {Table} table */
export const windowOf = ({ now, house }) =>
  now?.next === "clock" && now.view ? (house.game.mischief?.windowOf(now.view) ?? null) : null;

/** @param {Table} table @param {import("./types.js").Window} window @returns {Table} */
export function beginWindow(table, { done, seats }) {
  const people = seats.filter((seat) => isPerson(table, seat));
  if (people.length > 0 && people.every((seat) => done[seat] !== null)) return closeWindow(table, []);
  const left = seats.filter((seat) => isBot(table, seat) && done[seat] === null);
  return { ...table, course: { at: "window", stage: "nudging", left, asks: null } };
}

/** @param {Table} table @param {Racing} course @param {Emit} emit @returns {Table} */
export function windowOn(table, course, emit) {
  if (course.stage !== "nudging" || isOpen(table, course.asks)) return table;
  const [seat, ...left] = course.left;
  if (seat === undefined) {
    emit({ type: "race" });
    return { ...table, course: { ...course, stage: "racing" } };
  }
  const [next, asks] = put(table, { of: "window", about: "nudge", seat });
  return { ...next, course: { ...course, left, asks } };
}

/**
 * All is over, and read off.
 * @param {Table} table
 * @param {{times: readonly Time[]}} message
 * @returns {Table}
 */
export const raced = (table, { times }) =>
  table.course.at === "window" && table.course.stage === "racing" ? closeWindow(table, times) : table;

/** @param {Table} table @param {readonly Time[]} times @returns {Table} */
function closeWindow(table, times) {
  const { mischief } = table.house.game;
  const { kind } = windowOf(table) ?? {};
  let moved = table;
  for (const { seat, ms } of times) {
    if (!mischief || !kind || ms === null || !isPerson(table, seat)) continue;
    if (kind === "slap" || ms !== EARLY)
      moved = queue(moved, { of: "window", about: "submit", seat, move: mischief.reflexOf(kind, ms) });
  }
  const [next, id] = put(moved, { of: "course", about: "advance", times });
  return { ...next, course: { at: "asking", id } };
}
