// An answer is shown event by event, as it came about; then lies there what the engine says. Each
// step is drawn once, and nothing is offered until all is there.

import { hear } from "./meanwhile.js";
import { alone } from "./people.js";
import { restOf } from "./tempo.js";
import { apartOf, REST, unset, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").CourseAt<"showing">} Showing */
/** @typedef {import("./types.js").Emit} Emit */
/** @typedef {import("./types.js").Moment} Moment */
/** @typedef {Showing["steps"][number]} Step */

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
  if (step.sense) emit({ type: "sense", name: step.sense, mine: isMine(table, step) });
  const view = step.change(shown.view);
  const rest = restOf(table.tempo, step.rest, apartOf(table));
  /** @type {Showing} */
  const moving = { at: "showing", steps, stage: "moving", rest };
  return move(
    { ...table, shown: { ...shown, view }, course: moving },
    emit,
    momentOf(table, step.events, view),
  );
}

/**
 * What else is to be seen of it, for those eyes.
 * @param {Table} table
 * @param {Step["events"]} events none when all is where it belongs
 * @param {View} after
 */
function momentOf({ shown, now, company, house }, events, after) {
  if (!shown || !now?.view || !company) return null;
  return house.game.momentOf(events, { before: shown.view, after, last: now.view }, company);
}

/** Is it about whoever holds the phone? @param {Table} table @param {Step} step */
export const isMine = (table, { whose }) =>
  whose !== undefined && whose === (alone(table) ?? table.holder.seat);

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
  const moment = momentOf(table, [], now.view);
  const landing = { ...course, stage: /** @type {const} */ ("landing") };
  return move({ ...table, shown: { update, view: now.view }, course: landing }, emit, moment);
}

/** @param {Table} table @param {Update & {view: View}} update @returns {Table} */
const landed = (table, update) => ({
  ...table,
  shown: { update, view: update.view },
  course: { at: "settled" },
});

/** @param {Table} table @param {Emit} emit @param {Moment | null} [moment] @returns {Table} */
export function move(table, emit, moment = null) {
  const id = table.marks + 1;
  if (moment?.sense) emit({ type: "sense", name: moment.sense, mine: false });
  emit({ type: "move", id, moment });
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
  const { course } = table;
  if (course.at !== "showing") return { ...table, motion: null };
  const happened = course.stage === "moving" ? table.at : table.happened;
  const still = { ...table, motion: null, happened };
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
