// Which save is the newest: each is of a later time than those before it, and of their course or a new one.

import { courseOf, newSave, timeOf } from "./saves.js";

/**
 * @typedef {import("./database.js").Key} Key
 * @typedef {import("./saves.js").Save} Save
 * @typedef {ReturnType<typeof newOrder>} Order
 *
 * @param {() => number} now
 * @param {() => number} stored when something was stored last, as far as another page may have done it
 */
export function newOrder(now, stored) {
  /** @type {Map<Key, number>} */
  const courses = new Map();
  let latest = 0;

  /** Later than whatever was stored before, wherever the clock stands. */
  function time() {
    latest = Math.max(now(), latest + 1, stored() + 1);
    return latest;
  }

  return {
    /** The next one of a match. @param {string} id @param {string} text @param {boolean} isOtherCourse */
    next(id, text, isOtherCourse) {
      const course = (courses.get(id) ?? 0) + Number(isOtherCourse);
      courses.set(id, course);
      return newSave(text, course, time());
    },

    /** What comes next comes after it. @param {Key} id @param {Save | null} save that was found */
    saw(id, save) {
      courses.set(id, Math.max(courses.get(id) ?? 0, courseOf(save)));
      latest = Math.max(latest, timeOf(save));
    },
  };
}
