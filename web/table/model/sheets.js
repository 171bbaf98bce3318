// What lies over the table and waits for an answer: the other half of a move, a noise to be judged,
// a hint, and why a bot moved so.

import { put } from "./line.js";
import { hintOf, offered } from "./offers.js";
import { doneOf, FIRST, paced } from "./slices.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./types.js").Numbered} Numbered */
/**
 * @typedef {Extract<import("./types.js").Sheet, {effort: number}>} Thoughtful that the engine thinks about
 */
/** @typedef {import("./types.js").Emit} Emit */

/** @param {Table} table @param {Emit} emit @returns {Table} */
export function hinted(table, emit) {
  const what = hintOf(table);
  if (!what || table.sheet) return table;
  if (what.alone) {
    emit({ type: "notice", id: "hint-alone" });
    return table;
  }
  const { seat } = what;
  return slice(table, { type: "hint", seat, effort: FIRST, asks: null, reply: null });
}

/**
 * Somebody wants to know why, of a turn.
 * @param {Table} table
 * @param {Omit<Extract<Thoughtful, {type: "why"}>, "type" | "effort" | "asks" | "reply">} message
 * @returns {Table}
 */
export const wondered = (table, { whys, turn }) =>
  slice(table, { type: "why", whys, turn, effort: FIRST, asks: null, reply: null });

/** @param {Table} table @param {Thoughtful} sheet @returns {Table} */
function slice(table, sheet) {
  const { effort } = sheet;
  const [next, asks] = put(
    table,
    sheet.type === "hint"
      ? { of: "sheet", about: "hint", seat: sheet.seat, effort }
      : { of: "sheet", about: "why", turn: sheet.turn, effort },
  );
  return { ...next, sheet: { ...sheet, asks } };
}

/**
 * @param {Table} table
 * @param {Numbered} question
 * @param {Heard} reply
 * @param {number} took ms
 * @returns {Table}
 */
export function sheetTold(table, { id }, reply, took) {
  const { sheet } = table;
  if ((sheet?.type !== "hint" && sheet?.type !== "why") || sheet.asks !== id) return table;
  const told = { ...sheet, reply, asks: null, effort: paced(sheet.effort, took) };
  return doneOf(reply) < 100 ? slice(table, told) : { ...table, sheet: told };
}

/**
 * At a calm table a person who is the Guard has all the time there is.
 * @param {Table} table
 * @returns {Table}
 */
export function openJudging(table) {
  const [seat, ...judging] = table.judging;
  if (seat === undefined || table.sheet) return table;
  const { now, house } = table;
  const isAsked = Boolean(now?.view && house.game.mischief?.isOn(now.view));
  return isAsked ? { ...table, sheet: { type: "judge", seat } } : { ...table, judging };
}

/** @param {Table} table @returns {Table} */
export function closeSheet(table) {
  if (table.sheet?.type !== "judge") return { ...table, sheet: null };
  return { ...table, sheet: null, judging: table.judging.slice(1) };
}

/** Only what is still legal is asked for: what happens beside may change it. @param {Table} table @returns {Table} */
export function keepAsked(table) {
  const { sheet } = table;
  if (sheet?.type !== "choice") return table;
  const { question } = sheet;
  const legal = offered(table);
  const answers = question.answers.filter(({ move }) => legal.includes(move));
  if (answers.length === question.answers.length) return table;
  return { ...table, sheet: answers.length > 0 ? { ...sheet, question: { ...question, answers } } : null };
}
