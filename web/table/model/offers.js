// What may be done at a table as it stands. Nothing is offered behind which no legal move stands.

import { alone, isHere, isSent, isTogether, people } from "./people.js";
import { isBot, isPerson } from "./company.js";
import { sceneOf } from "./scene.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */

/**
 * It stays where it is while the engine is asked; but then it is too late, or too early. @type {Set<Table["course"]["at"]>}
 */
const UNDOABLE = new Set(["person", "thinking", "elsewhere", "asking", "keeping", "stopped"]);

/** Is it shown as the engine has it, or had it when it was left, so that something may be chosen? @param {Table} table */
const isOpenToChoice = ({ course, wish }) =>
  course.at === "person" ||
  (course.at === "painted" && !wish) ||
  (course.at === "showing" && course.stage === "landing");

/**
 * While bots choose, nobody's card can be taken back by a tap that comes too early; and where it
 * makes no difference what is chosen, nobody is made to choose.
 * @param {Table} table @returns {readonly string[]}
 */
export function offered(table) {
  const { now, tookBack } = table;
  if (!now || (now.foregone !== null && now.legal.length > 1 && !tookBack)) return [];
  return isAsked(table) && isHere(table, now.mover) ? now.legal : [];
}

/** Is it for a person to choose, though bots may do so as well? @param {Table} table */
const isAsked = (table) => table.now?.next === "person" || isTogether(table);

/** The moves that can be made just now. @param {Table} table */
export const choices = (table) => (isOpenToChoice(table) ? offered(table) : []);

/**
 * Who cheats needs the phone, and whoever takes it next ends that (V2): from when the Guard has
 * taken it until somebody else does, people can only be called in vain.
 * @param {Table} table @param {Update} now @param {number} guard
 */
function callable(table, now, guard) {
  const isInItsHand = alone(table) === null && table.holder.seat === guard;
  const others = [...now.players.keys()].filter((seat) => seat !== guard);
  return isInItsHand ? others.filter((seat) => isBot(table, seat)) : others;
}

/** What nobody waits for, and somebody at this table may do now. @param {Table} table @returns {string[]} */
export function mischiefOf(table) {
  const { now, house, shown } = table;
  const { mischief } = house.game;
  // What is about a moment is not kept for another one.
  if (!mischief || !now?.view || now.isPainted || shown?.update.eyes !== now.eyes) return [];
  const others = callable(table, now, mischief.guardOf(now.view));
  return now.legal.filter((move) =>
    mischief.isCall(move) ? others.includes(mischief.calledBy(move)) : mischief.isUnasked(move),
  );
}

/** Who can be called by the bar, if it is for a person to do so. @param {Table} table */
export function shoutOf(table) {
  const { now, house } = table;
  const { mischief } = house.game;
  if (!mischief || !now?.view || !mischief.isOn(now.view)) return null;
  const guard = mischief.guardOf(now.view);
  const others = callable(table, now, guard);
  return isPerson(table, guard) && others.length > 0 ? { guard, others } : null;
}

/** Whose last move could be taken back, and if it cannot, why. @param {Table} table */
export function undoOf(table) {
  const { now, course, house } = table;
  if (!now?.undo || !UNDOABLE.has(course.at) || house.game.mischief?.isSecretive || isSent(table))
    return null;
  return people(table).includes(now.undo.seat) ? now.undo : null;
}

/**
 * Can the person who is asked have a hint, and is there more than one thing to be done?
 * @param {Table} table
 */
export function hintOf(table) {
  const { now, house } = table;
  if (!now?.view || now.isPainted || !isOpenToChoice(table)) return null;
  if (!isAsked(table) || now.mover === null) return null;
  if (!now.asked.includes(now.mover) || !people(table).includes(now.mover)) return null;
  const { mischief } = house.game;
  const moves = offered(table).filter((move) => !(mischief?.isUnasked(move) ?? false));
  return { seat: now.mover, alone: moves.length < 2 };
}

/** Who has chosen and came back for another look may leave it at that. @param {Table} table */
export function isDone(table) {
  const { now } = table;
  if (!now?.private || now.eyes === null || alone(table) !== null) return false;
  return isOpenToChoice(table) && !now.asked.includes(now.eyes);
}

/**
 * What goes on by itself, and sooner if somebody taps. @type {Set<Table["course"]["at"]>}
 */
const BY_ITSELF = new Set(["asking", "keeping", "arrived", "showing", "settled", "thinking"]);

/** Does something go on by itself, and sooner if somebody taps? @param {Table} table */
export const canSkip = ({ course, now, shown }) =>
  shown !== null &&
  BY_ITSELF.has(course.at) &&
  !(course.at === "showing" && course.stage === "landing" && now?.next !== "bot");

/** What cannot wait. @param {Table} table @returns {string | null} */
export const urgentOf = (table) => sceneOf(table)?.extras.find(({ urgent }) => urgent)?.key ?? null;

/** What could be touched with that card. @param {Table} table @param {string} key */
export function choiceOf(table, key) {
  for (const cards of Object.values(sceneOf(table)?.zones ?? {})) {
    const card = cards.find((each) => each.key === key);
    if (card?.choice) return card.choice;
  }
  return null;
}
