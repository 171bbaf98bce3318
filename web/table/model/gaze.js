// Where the Guard looks, if it is a bot. The engine says where; here is only the time.

import { seatAt } from "../../people/company.js";
import { isBot } from "./company.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").View} View */

export const MOMENT = 700; // ms

/**
 * Its eyes as that view has them; they go on where they are, unless they look otherwise now.
 * @param {Table} table @param {View | null} view @param {boolean} [anew] something has just drawn them
 * @returns {Table}
 */
export function gazeAt(table, view, anew = false) {
  const { mischief } = table.house.game;
  if (!mischief) return table;
  const guard = view && mischief.isOn(view) ? mischief.guardOf(view) : null;
  const looks = guard === null || !view ? [] : mischief.gazeOf(view);
  if (guard === null || looks.length === 0 || !isBot(table, guard)) return { ...table, gaze: null };
  const { gaze } = table;
  const goesOn = !anew && gaze && gaze.guard === guard && String(gaze.looks) === String(looks);
  return { ...table, gaze: { looks, guard, begun: goesOn ? gaze.begun : table.at } };
}

/** @param {Table} table @param {View | null} view @returns {Table} */
export const gazeAnew = (table, view) => gazeAt(table, view, true);

/** How long it has looked about like this. @param {Table} table */
export const looked = ({ gaze, at }) => (gaze ? at - gaze.begun : at);

/** @param {{looks: readonly (number | null)[]}} gaze @param {number} ms since it began */
export const lookAt = ({ looks }, ms) => looks[Math.max(0, Math.floor(ms / MOMENT)) % looks.length];

/**
 * Did it look at that seat at any moment of the last while?
 * @param {Table} table
 * @param {string} seat
 * @param {number} ms
 */
export function saw(table, seat, ms) {
  const { gaze } = table;
  if (!gaze) return false;
  const now = looked(table);
  const moments = Array.from({ length: Math.ceil(ms / MOMENT) + 1 }, (_, at) => now - at * MOMENT);
  return [...moments, now - ms].some((at) => at > now - ms - 1 && lookAt(gaze, at) === seatAt(seat));
}
