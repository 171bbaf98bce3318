// What a touch comes to: a card is picked up, a move is made, or the other half of it is asked for.

import { choiceOf, choices, isDone, mischiefOf, undoOf } from "./offers.js";
import { touchedBy } from "./people.js";
import { leaveHand } from "./hands.js";
import { put, queue } from "./line.js";
import { pictureOf } from "./picture.js";
import { sceneOf } from "./scene.js";
import { fingersOf } from "./gaze.js";
import { leave } from "./turned.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */

const TOO_SOON = 200; // A bounce of the finger is no second thought.
// ms that a slip counts for which is made without a flick: as long as a flick mostly takes, so
// that nobody pays for not being able to.
const AS_A_FLICK = 350;

/**
 * A card is picked up, if it can be.
 * @param {Table} table
 * @param {Emit} emit
 * @param {{key: string, move: string}} message
 * @returns {Table}
 */
export function pick(table, emit, { key, move }) {
  const choice = choiceOf(table, key);
  if (!choice || choice.move !== move) return table;
  emit({ type: "sense", name: "lift", mine: true });
  return { ...table, picked: { key, move, at: table.at } };
}

/** What is picked stands for what it stood for when it was touched. @param {Table} table @returns {Table} */
export function keepPicked(table) {
  const { picked } = table;
  return picked && choiceOf(table, picked.key)?.move !== picked.move ? { ...table, picked: null } : table;
}

/** The large button, or the same card once more. @param {Table} table @param {Emit} emit @returns {Table} */
export function confirm(table, emit) {
  const { picked, course } = table;
  if (picked)
    return table.at - picked.at < TOO_SOON ? table : play({ ...table, picked: null }, emit, picked.move);
  if (course.at === "elsewhere") emit({ type: "send", seat: course.seat });
  return isDone(table) ? leaveHand(table, emit) : table;
}

/** @param {Table} table @param {Emit} emit @param {string} move or the first half of one @returns {Table} */
export function play(table, emit, move) {
  const { game } = table.house;
  const { mischief } = game;
  if (mischief?.isUnasked(move)) {
    const plain = { ...table, mode: null };
    return mischief.isSlip(move)
      ? slip(plain, { move })
      : call(plain, emit, { seat: mischief.calledBy(move) });
  }
  const legal = choices(table);
  if (!legal.includes(move)) return half(table, sheetOf(table, move, legal), legal);
  const seat = table.now?.mover ?? null;
  if (seat === null) return table;
  if (table.course.at === "painted" || table.choosing) return wish(table, emit, move);
  emit({ type: "sense", name: "lay", mine: true });
  const left = leave({ ...touchedBy(table, seat), tookBack: false, picked: null, sheet: null });
  const [next, id] = put(left, { of: "course", about: "submit", seat, move });
  return { ...next, course: { at: "asking", id } };
}

/** There is nobody yet to be asked, or bots choose first: it is kept. @param {Table} table @param {Emit} emit @param {string} move @returns {Table} */
function wish(table, emit, move) {
  const { now } = table;
  if (!now) return table;
  emit({ type: "heard" });
  const key = show(table, move)?.picked?.key ?? null;
  const wanted = { revision: now.revision, move, key };
  return { ...table, picked: null, mode: null, sheet: null, wish: wanted };
}

/**
 * What is asked behind an extra, or behind half a move.
 * @param {Table} table
 * @param {string} key
 * @param {readonly string[]} legal
 */
const sheetOf = ({ house, picture }, key, legal) =>
  picture && house.game.sheetOf(key, legal, picture.view, picture.company);

/**
 * The other half is asked for.
 * @param {Table} table
 * @param {ReturnType<typeof sheetOf>} question
 * @param {readonly string[]} legal
 * @returns {Table}
 */
function half(table, question, legal) {
  if (!question || !("answers" in question)) return table;
  const answers = question.answers.filter(({ move }) => legal.includes(move));
  if (answers.length === 0) return table;
  return { ...table, sheet: { type: "choice", question: { ...question, answers } } };
}

/**
 * What has no card of its own opens a sheet; or its cards are the only ones to be touched.
 * @param {Table} table
 * @param {Emit} emit
 * @param {{key: string}} message
 * @returns {Table}
 */
export function extra(table, emit, { key }) {
  const { house, mode } = table;
  if (!sceneOf(table)?.extras.some((each) => each.key === key)) return table;
  if (house.game.isMode(key)) {
    emit({ type: "sense", name: "lift", mine: true });
    return { ...table, mode: mode === key ? null : key, picked: null };
  }
  const legal = choices(table);
  const choice = sheetOf(table, key, legal);
  if (!choice || "answers" in choice) return half(table, choice, legal);
  return legal.includes(choice.move) ? play(table, emit, choice.move) : table;
}

/**
 * Shows how a move is made; who has asked makes it, or another one.
 * @param {Table} table
 * @param {Emit} emit
 * @param {{move: string}} message
 * @returns {Table}
 */
export function point(table, emit, { move }) {
  const plain = drawn({ ...table, mode: null, sheet: null });
  emit({ type: "point", move });
  const picked = show(plain, move);
  if (picked) return picked;
  const key = sceneOf(plain)?.extras.find(({ key: extra_ }) => stands(extra_, move))?.key;
  if (key === undefined || !plain.house.game.isMode(key)) return plain;
  const inMode = drawn(extra(plain, emit, { key }));
  return show(inMode, move) ?? inMode;
}

/** @param {Table} table @returns {Table} */
const drawn = (table) => ({ ...table, picture: pictureOf(table) });
/** @param {string} key @param {string} move */
const stands = (key, move) => move === key || move.startsWith(`${key}-`) || move.endsWith(`-${key}`);

/**
 * Picks up what stands for that move, or for the first half of it.
 * @param {Table} table
 * @param {string} move
 * @returns {Table | null}
 */
function show(table, move) {
  const cards = Object.values(sceneOf(table)?.zones ?? {}).flat();
  for (const { key, choice } of cards)
    if (choice && !choice.quick && (move === choice.move || move.startsWith(`${choice.move}-`)))
      return { ...table, picked: { key, move: choice.move, at: table.at } };
  return null;
}

/** @param {Table} table @param {{about: "slip" | "call", move: string}} wanted */
const isAsked = ({ line }, wanted) =>
  [...line.waiting, ...(line.asked ? [line.asked.question] : [])].some(
    (question) => question.about === wanted.about && question.move === wanted.move,
  );

/**
 * A card goes under the table; a bot that is the Guard may hear it.
 * @param {Table} table
 * @param {{move: string, took?: number}} message
 * @returns {Table}
 */
export function slip(table, { move, took = AS_A_FLICK }) {
  const seat = table.now?.mover ?? null;
  if (seat === null || !mischiefOf(table).includes(move) || isAsked(table, { about: "slip", move }))
    return table;
  const fingers = fingersOf(table, took);
  return queue({ ...table, picked: null }, { of: "beside", about: "slip", seat, move, fingers });
}

/** @param {Table} table @param {Emit} emit @param {{seat: number}} message @returns {Table} */
export function call(table, emit, { seat }) {
  const { mischief } = table.house.game;
  if (!mischief) return table;
  const move = mischief.callOf(seat);
  if (isAsked(table, { about: "call", move })) return table;
  emit({ type: "sense", name: "slap", mine: false });
  return queue(table, { of: "beside", about: "call", move });
}

/** @param {Table} table @param {Emit} emit @returns {Table} */
export function takeBack(table, emit) {
  const undo = undoOf(table);
  if (!undo) return table;
  if (undo.refusal !== null) {
    emit({ type: "notice", id: `play-undo-${undo.refusal}` });
    return table;
  }
  if (table.course.at === "asking" || table.course.at === "keeping") return table;
  const { seat } = undo;
  const left = leave({ ...touchedBy(table, seat), tookBack: true, picked: null });
  const [next, id] = put(left, { of: "course", about: "take-back", seat });
  return { ...next, course: { at: "asking", id } };
}
