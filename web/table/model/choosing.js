// While a person chooses in secret, so do the bots: what they choose lies there face down. When each of
// them is done follows from its level alone, as where it is waited for. Whoever is quicker than they are
// is heard, and moves after them: so bots do the same however quick a person is.

import { isHeld, isOpen, put } from "./line.js";
import { choices } from "./offers.js";
import { isTogether } from "./people.js";
import { play } from "./person.js";
import { isThinking, thinkFurther, thoughtOf } from "./thoughts.js";
import { isWaiting, wait } from "./timers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */

/** The next of them. */
export const NOT_YET = { rested: false, thought: null, asks: null };

const PAUSE = "choose";

/** @param {Table} table @param {Emit} emit @returns {Table} the same, if there is nothing to be done */
export function chooseOn(table, emit) {
  const { choosing } = table;
  if (!choosing || isHeld(table) || isOpen(table, choosing.asks)) return table;
  if (!isTogether(table)) return decided({ ...table, choosing: null }, emit);
  if (choosing.asks !== null) return { ...table, choosing: NOT_YET };
  if (!choosing.rested) {
    const resting = wait(table, emit, PAUSE, table.hidden ? 0 : table.tempo.secret);
    return { ...resting, choosing: { ...choosing, rested: true, thought: thoughtOf(table) } };
  }
  const next = thinkFurther(table, emit);
  if (next !== table || isWaiting(table, PAUSE) || isThinking(table)) return next;
  const [asking, asks] = put(table, { of: "beside", about: "advance" });
  return { ...asking, choosing: { ...choosing, thought: null, asks } };
}

/** What somebody has decided meanwhile is done. @param {Table} table @param {Emit} emit @returns {Table} */
export function decided(table, emit) {
  const { wish, course } = table;
  if (course.at !== "person" || !wish || !("move" in wish)) return table;
  const plain = { ...table, wish: null };
  return choices(plain).includes(wish.move) ? play(plain, emit, wish.move) : plain;
}
