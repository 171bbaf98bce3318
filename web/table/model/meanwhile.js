// What time alone brings about, and when bots are asked whether they do anything. The engine decides
// all of it; here is only when it is asked.

import { alone } from "./people.js";
import { guardOf, isBot, isPerson } from "./company.js";
import { queue } from "./line.js";
import { gazeAnew } from "./gaze.js";
import { apartOf, isWaiting, unset, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {NonNullable<Table["ears"]>} Ears */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Mischief} Mischief */
/** @typedef {import("./types.js").Emit} Emit */

/** Milliseconds, where nothing has to be so far apart; else all of it comes so much later. */
const WINDOW = 1_200; // in which a slip can be called, where the phone does not go round
const ALARM = 1_500; // how long a game waits after a noise
const EARS = [300, 600, 900, 1_150, 1_450]; // after a noise the Guard is asked whether it calls

const LATE = "late "; // before the move of the clock, a timer

/** Does the game wait, after a noise or for a Guard who judges it? @param {Table} table */
export const isAlarmed = (table) => isWaiting(table, "alarm") || table.judging.length > 0;

/**
 * To be told of every answer that is shown.
 * @param {Table} table
 * @param {Emit} emit
 * @param {Update} update
 * @returns {Table}
 */
export function hear(table, emit, { events, clock, view }) {
  const { mischief } = table.house.game;
  if (!mischief) return table;
  let next = watched(table, mischief, emit, clock);
  const noises = mischief.noiseIn(events);
  if (!view || noises.length === 0) return next;
  emit({ type: "sense", name: "noise", mine: false });
  next = wait(gazeAnew(next, view), emit, "alarm", ALARM + apartOf(next));
  const guard = mischief.guardOf(view);
  if (isBot(next, guard)) return listening(next, { guard, begun: next.at, heard: 0 }, emit);
  return mischief.isCalm(view) ? { ...next, judging: [...next.judging, ...noises] } : next;
}

/**
 * Each slip that is under way is over after a while, where the phone does not go round.
 * @param {Table} table
 * @param {Mischief} mischief
 * @param {Emit} emit
 * @param {Update["clock"]} clock
 * @returns {Table}
 */
function watched(table, mischief, emit, clock) {
  const running = Object.keys(table.timers).filter((name) => name.startsWith(LATE));
  const gone = running.filter((name) => !clock.includes(name.slice(LATE.length)));
  const overdue = table.overdue.filter((move) => clock.includes(move));
  let next = unset({ ...table, overdue }, ...gone);
  for (const { seat, move } of mischief.slipping(clock)) {
    const isKnown = isWaiting(next, LATE + move) || overdue.includes(move);
    if (!isKnown && (alone(next) !== null || isBot(next, seat)))
      next = wait(next, emit, LATE + move, WINDOW + apartOf(next));
  }
  return next;
}

/**
 * A timer of these has fired.
 * @param {Table} table
 * @param {Emit} emit
 * @param {string} name
 * @returns {Table}
 */
export function timeIsUp(table, emit, name) {
  if (name === "ear") return earful(table, emit);
  if (name.startsWith(LATE)) return { ...table, overdue: [...table.overdue, name.slice(LATE.length)] };
  return table;
}

/**
 * What is too late is told to the engine, but not while a Guard judges.
 * @param {Table} table
 * @returns {Table}
 */
export function endSlips(table) {
  if (table.overdue.length === 0 || table.judging.length > 0) return table;
  return table.overdue.reduce(tooLate, { ...table, overdue: [] });
}

/** @param {Table} table @param {string} move of the clock @returns {Table} */
const tooLate = (table, move) => queue(table, { of: "beside", about: "late", move });

/**
 * With one phone a slip can be called until the next person takes it.
 * @param {Table} table
 * @param {number} next
 * @returns {Table}
 */
export function takenBy(table, next) {
  const { mischief } = table.house.game;
  const slipping = mischief?.slipping(table.now?.clock ?? []) ?? [];
  const ended = slipping.filter(({ seat }) => seat !== next && isPerson(table, seat));
  return ended.map(({ move }) => move).reduce(tooLate, table);
}

// --- after a noise ---------------------------------------------------------------------------

/** @param {Table} table @param {Ears} ears @param {Emit} emit @returns {Table} */
function listening(table, ears, emit) {
  const until = EARS[ears.heard];
  if (until === undefined) return { ...table, ears: null };
  const due = ears.begun + apartOf(table) + until;
  return wait({ ...table, ears }, emit, "ear", Math.max(0, due - table.at));
}

/** @param {Table} table @param {Emit} emit @returns {Table} */
function earful(table, emit) {
  const { ears } = table;
  const after = ears ? EARS[ears.heard] : undefined;
  if (!ears || after === undefined || guardOf(table) !== ears.guard) return { ...table, ears: null };
  const asked = queue(table, { of: "beside", about: "nudge", seat: ears.guard, after });
  return listening(asked, { ...ears, heard: ears.heard + 1 }, emit);
}

/** It has made up its mind. @param {Table} table @returns {Table} */
export const stopListening = (table) => ({ ...unset(table, "ear"), ears: null });
