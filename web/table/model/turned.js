// The course is left, or turned by what nobody waited for.

import { pass } from "./line.js";
import { REST, unset } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */

/** Nothing goes on by itself any more from where it was. @param {Table} table @returns {Table} */
export const leave = (table) => ({
  ...pass(unset(table, REST, "muse", "pace", "choose", "again")),
  muse: null,
  choosing: null,
});

/**
 * Something has happened that changes what is asked. What is on its way is seen first.
 * @param {Table} table @returns {Table}
 */
export function turned(table) {
  if (table.course.at === "showing" && table.course.stage !== "landing") return pass(table);
  return { ...leave(table), course: { at: "keeping" } };
}
