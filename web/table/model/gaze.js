// Where the Guard looks, if it is a bot. The engine says where; here is only the time.

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
  const { begun, revision } = goesOn ? gaze : { begun: table.at, revision: table.now?.revision ?? 0 };
  return { ...table, gaze: { looks, guard, begun, revision } };
}

/** @param {Table} table @param {View | null} view @returns {Table} */
export const gazeAnew = (table, view) => gazeAt(table, view, true);

/** How long it has looked about like this. @param {Table} table */
export const looked = ({ gaze, at }) => (gaze ? at - gaze.begun : at);

/** @param {{looks: readonly (number | null)[]}} gaze @param {number} ms since it began */
export const lookAt = ({ looks }, ms) => looks[Math.max(0, Math.floor(ms / MOMENT)) % looks.length];

/**
 * What fingers did in so many ms until now. Whether it looked there, the engine knows.
 * @param {Table} table
 * @param {number} took
 * @returns {import("../../engine/messages").Fingers | null} null: no bot is there to notice
 */
export function fingersOf(table, took) {
  if (!table.gaze) return null;
  const [whole, began] = [Math.round(took), Math.round(looked(table) - took)];
  return { revision: table.gaze.revision, began, took: whole };
}
