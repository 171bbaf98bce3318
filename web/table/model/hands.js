// Who may look: the phone goes from hand to hand, and whoever looks at it next may be somebody else.

import { alone, closed, letGo } from "./people.js";
import { blind, put } from "./line.js";
import { takenBy } from "./meanwhile.js";
import { clear } from "./showing.js";
import { leave } from "./turned.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */

/**
 * That seat has taken it, and opens the own cards.
 * @param {Table} table
 * @param {{seat: number}} message
 * @returns {Table}
 */
export function opened(table, { seat }) {
  if (table.course.at !== "curtain") return table;
  const taken = takenBy({ ...table, holder: { seat, open: true } }, seat);
  const [next, id] = put(taken, { of: "course", about: "look", eyes: seat });
  return { ...next, course: { at: "asking", id } };
}

/** Could anything be seen, now or soon, that is for some eyes alone? @param {Table} table */
function isOpen({ now, shown, pending, line, course }) {
  const asked = line.asked ? [line.asked.question] : [];
  const again = course.at === "stopped" ? [course.question] : [];
  const coming = [...line.waiting, ...asked, ...again];
  const eyes = [now?.eyes, shown?.update.eyes, pending?.eyes, ...coming.map(eyesOf)];
  return eyes.some((each) => each !== null && each !== undefined);
}

/** @param {import("./types.js").Question} question */
const eyesOf = (question) => ("eyes" in question ? question.eyes : null);

/** Closes whatever eyes are open. @param {Table} table @param {Emit} emit @returns {Table} */
export function leaveHand(table, emit) {
  const held = letGo(table);
  if (!table.now || alone(table) !== null || !isOpen(table)) return held;
  emit({ type: "cover" });
  const left = clear(leave(blind(held)));
  const dark = { ...left, now: closed(table.now), picked: null, mode: null, sheet: null, judging: [] };
  const [next, id] = put(dark, { of: "course", about: "look", eyes: null });
  return { ...next, course: { at: "asking", id } };
}

/**
 * Another tab plays on, or nobody sits here any more: nothing is asked, stored or shown.
 * @param {Table} table
 * @returns {Table}
 */
export const standStill = (table) => ({
  ...clear(table),
  course: { at: "standing-still" },
  now: table.now && closed(table.now),
  line: { ...table.line, waiting: [], asked: null },
  timers: {},
  ...{
    picked: null,
    mode: null,
    sheet: null,
    judging: [],
    overdue: [],
    ears: null,
    muse: null,
    choosing: null,
  },
  ...{ gaze: null, shout: null, wish: null },
});
