// Who sits where: plain values, and the few ways in which they change.

import { AT_FIRST as LEVEL, TEMPERS, levelFrom } from "../../bots/characters.js";
import { sameName, tidyName } from "./names.js";

/** At any game. */
const FEWEST = 2;
const MOST = 6;
/** A table for somebody who just wants to play: with three bots. */
const AT_FIRST = 4;
const COLOURS = [0, 1, 2, 3, 4, 5];

/**
 * @typedef {{name: string, who: "person" | import("../../bots/characters.js").Level,
 *   temper: import("../../bots/characters.js").Temper, colour: number, rank: number | null}} Place
 *   `name` is empty until somebody writes one; `temper` and `colour` are nobody else's, a person's
 *   temper waits for the bot that may sit there; `rank` compares people in ties: by age, or by
 *   birthday
 */

/** @returns {Place[]} */
export const firstSeats = () =>
  Array.from({ length: AT_FIRST }, (_, at) => ({
    name: "",
    who: at === 0 ? "person" : LEVEL,
    temper: TEMPERS.at(at - 1),
    colour: at,
    rank: null,
  }));

/** @param {unknown} stored what an earlier version may have remembered */
export function seatsFrom(stored) {
  const sound =
    Array.isArray(stored) &&
    stored.length >= FEWEST &&
    stored.length <= MOST &&
    new Set(stored.map((seat) => seat?.colour)).size === stored.length &&
    stored.every(
      ({ name, who, colour }) =>
        typeof name === "string" &&
        (who === "person" || levelFrom(who) !== undefined) &&
        COLOURS.includes(colour),
    );
  if (!sound) return firstSeats();
  const tempers = tempersFrom(stored);
  return stored.map(({ name, who, colour }, at) => ({
    name: tidyName(name),
    who: levelFrom(who) ?? "person",
    temper: tempers[at],
    colour,
    rank: null,
  }));
}

/** Whoever has none yet, or somebody else's, takes one that is left: bots before people. */
function tempersFrom(stored) {
  const kept = stored.map(({ temper }, at) => {
    const isFirst = stored.findIndex((other) => other.temper === temper) === at;
    return isFirst && TEMPERS.includes(temper) ? temper : null;
  });
  const free = TEMPERS.filter((temper) => !kept.includes(temper));
  const bots = stored.map(({ who }, at) => kept[at] ?? (who === "person" ? null : free.shift()));
  return bots.map((temper) => temper ?? free.shift());
}

/** Somebody who learns, and beginners among bots. */
export function pupils(seats, bots) {
  const person = seats.find(({ who }) => who === "person") ?? firstSeats()[0];
  const table = firstSeats()
    .slice(0, 1 + bots)
    .map((seat) => ({ ...seat, who: "novice" }));
  return coloured(table, 0, person.colour).map((seat, at) => (at === 0 ? { ...person, rank: null } : seat));
}

export function added(seats) {
  const left = (all, what) => all.find((each) => seats.every((seat) => seat[what] !== each));
  const [colour, temper] = [left(COLOURS, "colour"), left(TEMPERS, "temper")];
  return [...seats, { name: "", who: "person", temper, colour, rank: null }];
}

/**
 * As many as the game is for: bots are the first to come, and the first to go.
 * @param {Place[]} seats
 * @param {[number, number]} range fewest and most
 */
export function fitted(seats, [fewest, most]) {
  let fit = seats;
  while (fit.length < fewest) fit = changed(added(fit), fit.length, { who: LEVEL });
  while (fit.length > most) {
    const bot = fit.findLastIndex(({ who }) => who !== "person");
    fit = removed(fit, bot < 0 ? fit.length - 1 : bot);
  }
  return fit;
}

export const removed = (seats, at) => seats.filter((_, each) => each !== at);

export const changed = (seats, at, change) =>
  seats.map((seat, each) => (each === at ? { ...seat, ...change } : seat));

/** Somebody else's colour or temper is swapped for one's own. */
const swapped = (what) => (seats, at, chosen) =>
  seats.map((seat, each) => {
    if (each === at) return { ...seat, [what]: chosen };
    return seat[what] === chosen ? { ...seat, [what]: seats[at][what] } : seat;
  });
export const coloured = swapped("colour");
export const tempered = swapped("temper");

export function moved(seats, from, to) {
  const others = removed(seats, from);
  return [...others.slice(0, to), seats[from], ...others.slice(to)];
}

/** The seats of people whose rank is known, the first first. @returns {number[]} */
export const firstInTies = (seats) =>
  seats
    .map(({ who, rank }, at) => ({ at, rank: who === "person" ? rank : null }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ at }) => at);

/**
 * The names as they will be called: an unwritten one is that of the animal, or of the character.
 * @param {Place[]} seats
 * @param {(id: string) => string} t
 */
export const namesOf = (seats, t) =>
  seats.map(({ name, who, temper, colour }) => {
    if (name) return name;
    return who === "person" ? t(`animal-${colour}`) : t(`bot-${temper}`);
  });

/**
 * What is wrong with the names, by seat; null is nothing.
 * @param {string[]} names
 * @param {string | undefined} dummy who sits there besides
 * @returns {("name-twice" | "name-dummy" | null)[]}
 */
export const faultsOf = (names, dummy) =>
  names.map((name, at) => {
    if (names.some((other, each) => each < at && sameName(name, other))) return "name-twice";
    return dummy && sameName(name, dummy) ? "name-dummy" : null;
  });
