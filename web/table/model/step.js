// The table's one way from what was told to what is: a message in, a table and its wishes out. No
// screen, no clock and no promise in here.

import { answered, stored } from "./answers.js";
import { byItself, goOn, tryAgain } from "./course.js";
import { leaveHand, opened, standStill } from "./hands.js";
import { put, send, NO_LINE } from "./line.js";
import { timeIsUp } from "./meanwhile.js";
import { AT_FIRST } from "./pace.js";
import { call, confirm, extra, keepPicked, pick, play, point, slip, takeBack } from "./person.js";
import { paint, paintedAt, unpaint, wishToOpen, withoutWish } from "./painted.js";
import { pictureOf } from "./picture.js";
import { closeSheet, hinted, keepAsked, wondered } from "./sheets.js";
import { moved, showOn } from "./showing.js";
import { tempoOf } from "./tempo.js";
import { hurried, isWaiting, REST, unset } from "./timers.js";
import { choices } from "./offers.js";
import { raced } from "./window.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Touch} Touch */
/** @typedef {import("./types.js").Effect} Effect */
/** @typedef {import("./types.js").Emit} Emit */

/**
 * @param {Table["house"]} house
 * @param {Partial<Pick<Table, "chance" | "lasts"> & {pace: import("./tempo.js").Pace}>} [known]
 * @returns {Table}
 */
export function newTable(house, { chance = 0, lasts = AT_FIRST, pace = "usual" } = {}) {
  return {
    ...{ house, here: undefined, sent: null, chance, hidden: false, lasts, at: 0 },
    ...{ tempo: tempoOf(pace), happened: -Infinity, thinker: null },
    ...{ now: null, pending: null, shown: null, company: null, picture: null },
    course: { at: "arriving" },
    line: NO_LINE,
    holder: { seat: null, open: false },
    ...{ picked: null, mode: null, tookBack: false, wish: null, sheet: null, shout: null, gaze: null },
    ...{ judging: [], overdue: [], ears: null, muse: null, choosing: null },
    ...{ timers: {}, marks: 0, motion: null, fails: 0 },
  };
}

/**
 * @param {Table} table
 * @param {Message & {at: number}} message
 * @returns {[Table, Effect[]]}
 */
export function step(table, message) {
  if (table.course.at === "standing-still") return [table, []];
  /** @type {Effect[]} */
  const effects = [];
  const emit = (/** @type {Effect} */ effect) => void effects.push(effect);
  let next = take({ ...table, at: Math.max(table.at, message.at) }, emit, message);
  /** @type {Table | null} */
  let before = null;
  while (before !== next) {
    before = next;
    next = send(goOn(drawn(next), emit), emit);
  }
  return [keepAsked(keepPicked(drawn(next))), effects];
}

/** @param {Table} table @returns {Table} */
function drawn(table) {
  const picture = pictureOf(table);
  return picture === table.picture ? table : { ...table, picture };
}

/** @param {Table} table @param {Emit} emit @param {Message} message @returns {Table} */
function take(table, emit, message) {
  switch (message.type) {
    case "painted":
      return paint(table, emit, message);
    case "unpainted":
      return unpaint(table);
    case "paced":
      return { ...table, tempo: tempoOf(message.pace) };
    case "begun":
      return begin(table, message);
    case "answered":
      return answered(table, emit, message);
    case "stored":
      return stored(table, emit, message);
    case "moved":
      return moved(table, emit, message);
    case "waited":
      return table.timers[message.name] === message.id
        ? waited(unset(table, message.name), emit, message.name)
        : table;
    case "skipped":
      return [REST, "again"].reduce((next, name) => cutShort(next, emit, name), hurried(table));
    case "hidden":
      return { ...(message.hidden ? withoutWish(table) : table), hidden: message.hidden };
    case "spoken":
      return table.now ? { ...table, picture: null, company: table.house.meet(table.now.players) } : table;
    case "sent":
      return { ...table, sent: message.revision };
    case "left":
      return leaveHand(withoutWish(table), emit);
    case "lost":
    case "closed":
      return standStill(table);
    case "opened":
      return table.course.at === "painted" ? wishToOpen(table, emit, message.seat) : opened(table, message);
    case "raced":
      return raced(table, message);
    case "read":
      return table.course.at === "verdict" ? { ...table, course: { at: "arrived" } } : table;
    case "dealt-on":
      return dealOn(table);
    case "picked":
    case "dropped":
    case "confirmed":
    case "touched":
    case "extra":
    case "pointed":
    case "chosen":
    case "flicked":
    case "called":
    case "undone":
    case "hinted":
    case "wondered":
    case "closed-sheet":
      return touched(table, emit, message);
  }
}

/** @param {Table} table @param {Extract<Message, {type: "begun"}>} message @returns {Table} */
function begin(table, { here, sent = null }) {
  const [next, id] = put(table, { of: "course", about: "begin" });
  const isPainted = table.course.at === "painted";
  return { ...next, here, sent, course: isPainted ? paintedAt(id) : { at: "asking", id } };
}

/** @param {Table} table @param {Emit} emit @param {Touch} message @returns {Table} */
function touched(table, emit, message) {
  switch (message.type) {
    case "picked":
      return pick(table, emit, message);
    case "dropped":
      return { ...table, picked: null };
    case "confirmed":
      return confirm(table, emit);
    case "touched":
      return play({ ...table, picked: null }, emit, message.move);
    case "extra":
      return extra(table, emit, message);
    case "pointed":
      return point(table, emit, message);
    case "chosen":
      return choose(table, emit, message);
    case "flicked":
      return slip(table, message);
    case "called":
      return call(table, emit, message);
    case "undone":
      return takeBack(table, emit);
    case "hinted":
      return hinted(table, emit);
    case "wondered":
      return wondered(table, message);
    case "closed-sheet":
      return closeSheet(table);
  }
}

/** @param {Table} table @param {Emit} emit @param {{move: string}} message @returns {Table} */
function choose(table, emit, { move }) {
  if (table.sheet?.type !== "choice") return table;
  const plain = { ...table, sheet: null };
  return choices(table).includes(move) ? play(plain, emit, move) : plain;
}

/**
 * Whoever touches the table does not want to wait.
 * @param {Table} table
 * @param {Emit} emit
 * @param {string} name
 * @returns {Table}
 */
const cutShort = (table, emit, name) =>
  isWaiting(table, name) ? waited(unset(table, name), emit, name) : table;

/**
 * What time has brought about.
 * @param {Table} table
 * @param {Emit} emit
 * @param {string} name
 * @returns {Table}
 */
function waited(table, emit, name) {
  const { course } = table;
  if (name === "again") return tryAgain(table);
  if (name !== REST) return timeIsUp(table, emit, name);
  if (course.at === "showing" && course.stage === "resting") return showOn(table, course, emit);
  return course.at === "person" && course.byItself ? byItself(table) : table;
}

/** @param {Table} table @returns {Table} */
function dealOn(table) {
  if (table.course.at !== "result") return table;
  const [next, id] = put(table, { of: "course", about: "advance" });
  return { ...next, course: { at: "asking", id } };
}
