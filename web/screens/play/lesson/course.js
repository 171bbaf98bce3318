// How far a lesson has come: which of its steps is on, by how many turns of its script were played.

/** @typedef {import("../../../games/lesson.js").LessonStep} Step */

/** @param {readonly Step[]} steps */
export function newCourse(steps) {
  /** @type {number | null} the revision at which whoever learns sat down */
  let first = null;
  let over = 0; // how many steps

  return {
    /** The step that is on where the table rests. @param {number} revision @returns {Step | null} */
    at(revision) {
      first ??= revision;
      const played = revision - first;
      while ((steps[over]?.after ?? Infinity) < played) over += 1;
      const step = steps[over];
      return step?.after === played ? step : null;
    },
    /** What was to be looked at has been. @param {Step} step */
    pass(step) {
      if (steps[over] === step) over += 1;
    },
  };
}
