// The course of a match: who acts next, and what is asked of the engine for it. It goes on by itself
// as far as it can; where it stands still, somebody can do something.

import { alone, goesOn, handedTo, isElsewhere, isTogether, letGo, nextOf } from "./people.js";
import { chooseOn, NOT_YET } from "./choosing.js";
import { endSlips } from "./meanwhile.js";
import { gazeAt } from "./gaze.js";
import { isOpen, put } from "./line.js";
import { muse, museOn } from "./impulses.js";
import { extra } from "./person.js";
import { offered, shoutOf, urgentOf } from "./offers.js";
import { pictureOf } from "./picture.js";
import { show } from "./showing.js";
import { fulfilled } from "./painted.js";
import { openJudging } from "./sheets.js";
import { beginThinking, thinkOn } from "./thinking.js";
import { rest } from "./timers.js";
import { beginWindow, windowOf, windowOn } from "./window.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Emit} Emit */

/** @param {Table} table @param {Emit} emit @returns {Table} the same, if nothing goes on by itself */
export function goOn(table, emit) {
  const next = step(endSlips(openJudging(table)), emit);
  return next === table ? chooseOn(museOn(table, emit), emit) : next;
}

/** @param {Table} table @param {Emit} emit @returns {Table} */
function step(table, emit) {
  const { course, line } = table;
  switch (course.at) {
    case "asking":
      // Nobody has answered, and nobody will: the table is looked at as it stands.
      return isOpen(table, course.id) || !table.now ? table : look(table, alone(table));
    case "keeping":
      return line.asked?.reply ? table : { ...table, course: { at: "arrived" } };
    case "arrived":
      return table.now ? arrive(table, table.now, emit) : table;
    case "settled":
      return table.now ? settle(table, table.now, emit) : table;
    case "thinking":
      return thinkOn(table, course, emit);
    case "window":
      return windowOn(table, course, emit);
    case "arriving":
    case "painted":
    case "showing":
    case "person":
    case "curtain":
    case "elsewhere":
    case "verdict":
    case "result":
    case "over":
    case "stopped":
    case "standing-still":
      return table;
  }
}

/** @param {Table} table @param {number | null} eyes @returns {Table} */
function look(table, eyes) {
  const [next, id] = put(table, { of: "course", about: "look", eyes });
  return { ...next, course: { at: "asking", id } };
}

/**
 * An answer is shown to whose eyes are open; they stay open, where the phone stays in that hand.
 * @param {Table} table
 * @param {Update} now
 * @param {Emit} emit
 * @returns {Table}
 */
function arrive(table, now, emit) {
  if (now.eyes !== null) return show(table, emit);
  if (alone(table) !== null) return look(table, alone(table)); // A match that is loaded does not say before who plays it.
  return goesOn(table) ? look(table, table.holder.seat) : show(letGo(table), emit);
}

/**
 * All is shown, and nothing moves any more.
 * @param {Table} table
 * @param {Update} now
 * @param {Emit} emit
 * @returns {Table}
 */
function settle(table, now, emit) {
  const seen = gazeAt(table, now.view);
  const next = drawn(course({ ...seen, shout: shoutOf(seen) }, now, emit));
  const { mischief } = table.house.game;
  const offers = offered(next);
  if (!offers.every((move) => mischief?.isUnasked(move) ?? false)) emit({ type: "turn" });
  else if (windowOf(next)) emit({ type: "tips" });
  const urgent = urgentOf(next);
  const done = fulfilled(next, emit);
  return urgent === null || done.course !== next.course ? done : extra(done, emit, { key: urgent });
}

/** @param {Table} table @returns {Table} */
const drawn = (table) => ({ ...table, picture: pictureOf(table) });

/** @param {Table} table @param {Update} now @param {Emit} emit @returns {Table} */
function course(table, now, emit) {
  switch (now.next) {
    case "bot":
      return isTogether(table) && now.foregone === null ? toPerson(table, now, emit) : beginThinking(table);
    case "person":
      return toPerson(table, now, emit);
    case "clock": {
      const window = windowOf(table);
      if (window) return beginWindow(table, window);
      emit({ type: "result", update: now });
      return { ...table, course: { at: "result" } };
    }
    case "nobody":
      emit({ type: "result", update: now });
      return { ...table, course: { at: "over" } };
  }
}

/** @param {Table} table @param {Update} now @param {Emit} emit @returns {Table} */
function toPerson(table, now, emit) {
  const { tookBack } = table;
  const seat = nextOf(table);
  if (seat !== null && isElsewhere(table) && now.foregone === null) {
    emit({ type: "expect", seat });
    return { ...table, course: { at: "elsewhere", seat } };
  }
  const taker = handedTo(table, now);
  if (taker !== null) {
    emit({ type: "hand-over", seat: taker });
    return { ...table, course: { at: "curtain", seat: taker } };
  }
  // It is for the open eyes to choose, or for whoever alone plays here, or for all to see.
  const byItself = now.foregone !== null && !tookBack && !(now.private && alone(table) === null);
  const choosing = isTogether(table) ? NOT_YET : null;
  const next = muse({ ...table, thinker: null, choosing, course: { at: "person", byItself } }, emit);
  return byItself ? rest(next, emit, table.tempo.itself) : next;
}

/**
 * Where it makes no difference what is chosen, nobody is made to choose.
 * @param {Table} table
 * @returns {Table}
 */
export function byItself(table) {
  const { mover = null, foregone = null } = table.now ?? {};
  if (mover === null || foregone === null) return table;
  const [next, id] = put(table, { of: "course", about: "submit", seat: mover, move: foregone });
  return { ...next, course: { at: "asking", id } };
}

/** The engine has failed a while ago: it is asked again. @param {Table} table @returns {Table} */
export function tryAgain(table) {
  if (table.course.at !== "stopped") return table;
  const { question } = table.course;
  const [next, id] = put(table, question);
  return { ...next, course: { at: "asking", id } };
}
