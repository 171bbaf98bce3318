// What is known of a match besides its save, field by field: each as it should be, or not at all.

import { tidied } from "../text/names.js";
import { letterOf, seatOf } from "../text/seats.js";
import { isMark } from "./marks.js";
import { fieldOf, isNumber, isObject, isText, isYesOrNo, listOf, namesOf, orNull } from "./shapes.js";

/**
 * @typedef {import("./bookmarks.js").Bookmark} Bookmark
 * @typedef {Omit<Bookmark, "here" | "waits"> & Seats<string>} Kept a bookmark as it is kept: seats by their
 *   letters, as from the first version on
 * @typedef {Partial<Kept>} Facts
 */

/** @template S @typedef {{here?: S[], waits?: S | null}} Seats */

/** @param {unknown} value @returns {value is string} */
const isSeat = (value) => isText(value) && /^[a-z]$/.test(value);

/** @param {unknown} value @returns {value is {name: string}} */
const isNamed = (value) => isText(fieldOf(value, "name"));

/** @param {unknown} value @returns {value is {name: string, bot: string | null}} */
const isPlayer = (value) => isNamed(value) && orNull(isText)(fieldOf(value, "bot"));

/** @param {unknown} value @returns {value is {scores: number[], ranks: number[]}} */
const isOutcome = (value) =>
  listOf(isNumber)(fieldOf(value, "scores")) && listOf(isNumber)(fieldOf(value, "ranks"));

/** @param {unknown} value @returns {value is {players: {name: string}[], scores: number[]}} */
const isRival = (value) =>
  listOf(isNamed)(fieldOf(value, "players")) && listOf(isNumber)(fieldOf(value, "scores"));

/** @param {unknown} value @returns {value is {name: string, bot: string | null}[]} */
const arePlayers = (value) => listOf(isPlayer)(value) && value.length > 0;

/** @param {unknown} value @returns {value is string[]} */
const areSeats = (value) => listOf(isSeat)(value) && value.length > 0;

/** @type {{[K in keyof Required<Facts>]: (value: unknown) => value is Required<Facts>[K]}} */
const SHAPES = {
  game: isText,
  players: arePlayers,
  chapter: isText,
  over: isYesOrNo,
  outcome: orNull(isOutcome),
  colours: listOf(isNumber),
  pledge: isText,
  here: areSeats,
  waits: orNull(isSeat),
  sent: orNull(isNumber),
  deal: isText,
  rival: isRival,
  day: isText,
  begun: isNumber,
  mark: isMark,
  seen: isText,
};

/** @param {unknown} raw @returns {Facts} what of it can be trusted; names are tidy */
export function readFacts(raw) {
  /** @type {Facts} */
  const facts = {};
  /** @template {keyof Facts} K @param {K} name */
  const take = (name) => {
    const value = fieldOf(raw, name);
    const fits = SHAPES[name];
    if (fits(value)) facts[name] = value;
  };
  if (!isObject(raw)) return facts;
  for (const name of namesOf(SHAPES)) take(name);
  if (facts.players) facts.players = tidied(facts.players);
  if (facts.rival) facts.rival = { ...facts.rival, players: tidied(facts.rival.players) };
  return facts;
}

/** @typedef {Pick<Bookmark, "game" | "players" | "colours" | "chapter" | "over">} Shown what a shelf needs to show a match */

/** @template {Partial<Shown>} F @param {F} facts @returns {facts is F & Shown} */
export function isBookmark(facts) {
  const { game, players, colours, chapter, over } = facts;
  return (
    [game, players, colours, chapter, over].every((fact) => fact !== undefined) &&
    (colours?.length ?? 0) >= (players?.length ?? 0)
  );
}

/**
 * As the page has them, with the numbers of seats.
 * @template {Facts} F @param {F} facts @returns {Omit<F, "here" | "waits"> & Seats<number>}
 */
export function withNumbers({ here, waits, ...others }) {
  return { ...others, ...spelled({ here, waits }, seatOf) };
}

/** As they are kept. @param {Partial<Bookmark>} facts @returns {Facts} */
export const withLetters = ({ here, waits, ...others }) => ({
  ...others,
  ...spelled({ here, waits }, letterOf),
});

/**
 * @template A, B
 * @param {{here: A[] | undefined, waits: A | null | undefined}} seats @param {(seat: A) => B} spell
 * @returns {Seats<B>}
 */
const spelled = ({ here, waits }, spell) => ({
  ...(here && { here: here.map(spell) }),
  ...(waits === undefined ? {} : { waits: waits === null ? null : spell(waits) }),
});
