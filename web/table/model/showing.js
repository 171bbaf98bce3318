// An answer is shown event by event, as it came about; then lies there what the engine says. Each
// step is drawn once, and nothing is offered until all is there.

import { hear } from "./meanwhile.js";
import { REST, unset, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").CourseAt<"showing">} Showing */
/** @typedef {import("./types.js").Emit} Emit */

/** @param {Table} table @param {Emit} emit @returns {Table} */
export function show(table, emit) {
  const { now, shown, house, pending } = table;
  if (!now?.view) return table;
  const update = { ...now, view: now.view, events: pending?.events ?? [], why: pending?.why ?? null };
  emit({ type: "end-race" });
  emit({ type: "shows", update });
  const heard = hear({ ...table, pending: null, mode: null, sheet: null, picked: null }, emit, update);
  const steps = house.game.stepsOf(update.events);
  // What was painted of it lies there already.
  if ((!shown || shown.update.isPainted) && steps.length === 0) return landed(heard, update);
  const view = house.game.seenBy(shown?.view ?? house.game.blank(update.view), update);
  /** @type {Showing} */
  const course = { at: "showing", steps, stage: "resting", rest: 0 };
  const next = { ...heard, shown: { update, view }, course };
  // Other eyes see their own table at once: nothing moves that was for those before.
  if (!shown || shown.update.eyes === update.eyes) return showOn(next, course, emit);
  return steps.length === 0 ? landed(next, update) : wait(next, emit, REST, 0);
}

/**
 * The next step, or the end.
 * @param {Table} table
 * @param {Showing} course
 * @param {Emit} emit
 * @returns {Table}
 */
export function showOn(table, course, emit) {
  const { shown } = table;
  if (!shown) return table;
  const [step, ...steps] = course.steps;
  if (!step)
    return table.pending ? { ...table, course: { at: "keeping" } } : land(table, shown, course, emit);
  if (step.events.length > 0) emit({ type: "tell", events: step.events });
  if (step.sense) emit({ type: "sense", name: step.sense });
  const view = step.change(shown.view);
  /** @type {Showing} */
  const moving = { at: "showing", steps, stage: "moving", rest: step.rest };
  return move({ ...table, shown: { ...shown, view }, course: moving }, emit);
}

/**
 * All is where the engine says, and may be touched while it still moves.
 * @param {Table} table
 * @param {Shown} shown
 * @param {Showing} course
 * @param {Emit} emit
 * @returns {Table}
 */
function land(table, shown, course, emit) {
  const { now } = table;
  if (!now?.view) return table;
  const update = { ...now, events: shown.update.events, why: shown.update.why };
  return move({ ...table, shown: { update, view: now.view }, course: { ...course, stage: "landing" } }, emit);
}

/** @param {Table} table @param {Update & {view: View}} update @returns {Table} */
const landed = (table, update) => ({
  ...table,
  shown: { update, view: update.view },
  course: { at: "settled" },
});

/** @param {Table} table @param {Emit} emit @returns {Table} */
function move(table, emit) {
  const id = table.marks + 1;
  emit({ type: "move", id });
  return { ...table, marks: id, motion: id };
}

/**
 * What moved is there.
 * @param {Table} table
 * @param {Emit} emit
 * @param {{id: number}} message
 * @returns {Table}
 */
export function moved(table, emit, { id }) {
  if (table.motion !== id) return table;
  const still = { ...table, motion: null };
  const { course } = table;
  if (course.at !== "showing") return still;
  if (course.stage === "landing") return { ...still, course: { at: "settled" } };
  /** @type {Showing} */
  const rests = { ...course, stage: "resting" };
  const resting = { ...still, course: rests };
  return rests.rest === 0 || table.hidden
    ? showOn(resting, rests, emit)
    : wait(resting, emit, REST, rests.rest);
}

/** Nothing is shown any more; what was to be shown is not. @param {Table} table @returns {Table} */
export const clear = (table) => ({
  ...unset(table, REST),
  shown: null,
  pending: null,
  motion: null,
});
