// Which step of a lesson is on: it goes with the table, and the table waits for whoever looks at something.

import { newCourse } from "./course.js";

/**
 * @typedef {import("../../../games/lesson.js").LessonStep} Step
 * @typedef {Pick<import("../../../table/model/types.js").Table, "course" | "sheet" | "motion">
 *   & {now: {revision: number} | null}} Table as much of it as is looked at
 * @typedef {{show: (step: Step) => void, hide: () => void, on: () => Step | null}} Speaker
 *
 * @param {readonly Step[]} steps
 * @param {{frame: {isFocusLost: () => boolean, focusSentence: () => void}, now: () => Table}} needs
 */
export function newSteps(steps, { frame, now }) {
  const course = newCourse(steps);
  /** @type {Speaker} */
  let speaker;
  /** @type {(() => void)[]} what goes on once all has been looked at */
  let waiting = [];

  /** @param {Table} table */
  function see(table) {
    const step = rests(table) ? course.at(table.now?.revision ?? 0) : null;
    if (step) speaker.show(step);
    else if (waiting.length === 0) speaker.hide();
  }

  /** It has been looked at. */
  function pass() {
    const on = speaker.on();
    if (on) course.pass(on);
    const next = course.at(now().now?.revision ?? 0);
    if (next?.gate !== "look") {
      const going = waiting;
      waiting = [];
      for (const go of going) go();
    }
    if (next) speaker.show(next);
    else speaker.hide();
    if (frame.isFocusLost()) frame.focusSentence();
  }

  /** Nothing goes on while there is something to look at. @param {number} revision @returns {Promise<void>} */
  function looked(revision) {
    const step = course.at(revision);
    if (step?.gate !== "look") return Promise.resolve();
    const gone = new Promise((/** @type {(value?: undefined) => void} */ resolve) => waiting.push(resolve));
    speaker.show(step);
    return gone;
  }

  return { see, pass, looked, say: (/** @type {Speaker} */ who) => void (speaker = who) };
}

/** Is it for somebody to do or look at something? @param {Table} table */
function rests({ course, now, sheet, motion }) {
  if (!now || sheet) return false;
  if (course.at === "person") return motion === null;
  if (course.at === "window") return course.stage === "racing" && document.querySelector(".pads") !== null;
  return course.at === "thinking";
}
