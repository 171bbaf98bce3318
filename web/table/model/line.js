// The line of questions to the engine: one after the other, and what it said is stored before the
// next one goes.

import { closed } from "./people.js";
import { messageOf } from "./questions.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Under} Under */
/** @typedef {import("./types.js").Emit} Emit */

/** Questions that are of no use any more when the course has turned. @type {Set<Question["of"]>} */
const OF_COURSE = new Set(["course", "pass", "window", "thought"]);
/** What nobody has asked for waits while somebody reads. @type {Set<Question["of"]>} */
const UNASKED = new Set(["pass", "beside", "thought"]);

/** @type {import("./types.js").Line} */
export const NO_LINE = { next: 1, waiting: [], asked: null };

/** @param {Table} table @param {Question} question @returns {[Table, number]} with its number */
export function put(table, question) {
  const { line } = table;
  const id = line.next;
  return [{ ...table, line: { ...line, next: id + 1, waiting: [...line.waiting, { ...question, id }] } }, id];
}

/** @param {Table} table @param {Question} question @returns {Table} */
export const queue = (table, question) => put(table, question)[0];

/** Is it still to be answered? @param {Table} table @param {number | null} id */
export const isOpen = ({ line }, id) =>
  line.asked?.question.id === id || line.waiting.some((question) => question.id === id);

/** Somebody reads what a bot thinks, or a Guard makes up its mind: no bot moves. @param {Table} table */
export const isHeld = ({ sheet, course }) =>
  course.at === "verdict" || sheet?.type === "hint" || sheet?.type === "why";

/**
 * The next question, if none is under way.
 * @param {Table} table @param {Emit} emit @returns {Table}
 */
export function send(table, emit) {
  const { line } = table;
  if (line.asked) return table;
  const question = line.waiting.find(({ of }) => !(isHeld(table) && UNASKED.has(of)));
  if (!question) return table;
  const waiting = line.waiting.filter((other) => other !== question);
  const message = messageOf(table, question);
  if (!message) return { ...table, line: { ...line, waiting } };
  emit({ type: "ask", id: question.id, message });
  const asked = { question, before: table.now?.revision ?? null, at: table.at, reply: null };
  return { ...table, line: { ...line, waiting, asked } };
}

/**
 * The course goes another way: what was asked for its sake is not asked any more, and an answer that
 * is under way counts only for what it says of the table.
 * @param {Table} table @returns {Table}
 */
export function pass(table) {
  const { line } = table;
  const waiting = line.waiting.filter(({ of }) => !OF_COURSE.has(of));
  const asked = line.asked && OF_COURSE.has(line.asked.question.of) ? passed(line.asked) : line.asked;
  return { ...table, line: { ...line, waiting, asked } };
}

/**
 * Eyes are closed: nothing is asked for them any more, and of what is under way only that it is. What
 * somebody has decided to play is played all the same.
 * @param {Table} table @returns {Table}
 */
export function blind(table) {
  const { line } = table;
  const of = /** @type {const} */ ("passed");
  const waiting = line.waiting
    .filter((question) => question.of === "course" && question.about === "submit")
    .map((question) => ({ ...question, of }));
  const { asked } = line;
  if (!asked) return { ...table, line: { ...line, waiting } };
  const about = /** @type {const} */ ("forgotten");
  const question = { id: asked.question.id, of, about, blind: true };
  const reply = asked.reply && closed(asked.reply);
  return { ...table, line: { ...line, waiting, asked: { ...asked, question, reply } } };
}

/** What a bot does of its own accord counts whoever has asked it. @param {Under} under @returns {Under} */
function passed({ question, ...under }) {
  return { ...under, question: { ...question, of: question.of === "pass" ? "beside" : "passed" } };
}
