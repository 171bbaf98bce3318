// What bots do though nobody asked them: each is asked whether it likes to do something.

import { drawn, shuffled } from "./chance.js";
import { botsOf, guardOf, isBot } from "./company.js";
import { isOpen, put } from "./line.js";
import { looked } from "./gaze.js";
import { APART, apartOf, isWaiting, keepApart, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Nudging} Nudging */
/** @typedef {import("./types.js").Emit} Emit */

const GUESSES = 10;
const GUESSING = 800; // ms between two
const MUSES = { from: 500, more: 1_200 }; // ms until bots do something while a person thinks

/** Can the Guard call, and is it seen? @param {Table} table */
const isOn = ({ now, house, hidden }) => !hidden && Boolean(now?.view && house.game.mischief?.isOn(now.view));

/** All of them, in any order. @param {Table} table @returns {[Table, number[]]} */
export const allBots = (table) => (isOn(table) ? shuffled(table, botsOf(table)) : [table, []]);

/**
 * Each bot once; who has just cheated is heard, and so asked once more.
 * @template {{left: number[], asks: Nudging | null}} S
 * @param {Table} table @param {S} state
 * @returns {[Table, S]} the same state: an answer is waited for, or there is nobody left
 */
export function askNext(table, state) {
  const { asks, left } = state;
  if (asks && isOpen(table, asks.id)) return [table, state];
  const again = asks?.acted && !asks.again ? asks.seat : null;
  const seat = isOn(table) ? (again ?? left[0]) : undefined;
  if (seat === undefined)
    return [table, asks || left.length > 0 ? { ...state, left: [], asks: null } : state];
  const [next, id] = put(table, { of: "pass", about: "nudge", seat });
  const asking = { seat, id, again: again !== null, acted: false };
  return [next, { ...state, left: again === null ? left.slice(1) : left, asks: asking }];
}

/**
 * While a person thinks, bots do as they like, and now and then the Guard makes a guess.
 * @param {Table} table
 * @param {Emit} emit
 * @returns {Table}
 */
export function muse(table, emit) {
  if (!table.house.game.mischief) return table;
  const [next, part] = drawn(table);
  const waiting = wait(next, emit, "muse", Math.max(MUSES.from, apartOf(table)) + part * MUSES.more);
  return { ...waiting, muse: { left: [], guesses: GUESSES + 1, asks: null, rests: false } };
}

/** @param {Table} table @param {Emit} emit @returns {Table} */
export function museOn(table, emit) {
  const { muse: state } = table;
  if (!state || isWaiting(table, "muse") || (state.asks && isOpen(table, state.asks.id))) return table;
  const later = keepApart(table, emit);
  if (later !== table || isWaiting(table, APART)) return later;
  if (state.guesses > GUESSES) {
    const [next, left] = allBots(table);
    return { ...next, muse: { ...state, left, guesses: GUESSES } };
  }
  const [next, after] = askNext(table, state);
  if (after !== state) return { ...next, muse: after };
  return guess(next, state, emit);
}

/**
 * First the question, then the pause.
 * @param {Table} table
 * @param {NonNullable<Table["muse"]>} state
 * @param {Emit} emit
 * @returns {Table}
 */
function guess(table, state, emit) {
  const guard = isOn(table) ? guardOf(table) : null;
  if (guard === null || state.guesses === 0) return { ...table, muse: null };
  if (state.rests)
    return wait(
      { ...table, muse: { ...state, rests: false, guesses: state.guesses - 1 } },
      emit,
      "muse",
      Math.max(GUESSING, apartOf(table)),
    );
  const resting = { ...state, rests: true };
  const rested = { ...table, muse: resting };
  if (!isBot(table, guard)) return rested;
  const [next, id] = put(rested, {
    of: "pass",
    about: "nudge",
    seat: guard,
    after: Math.round(looked(table)),
  });
  return { ...next, muse: { ...resting, asks: { seat: guard, id, again: true, acted: false } } };
}
