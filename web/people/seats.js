// Who sits where: plain values, and the few ways in which they change.

import { AT_FIRST as LEVEL, TEMPERS, isTemper, levelFrom } from "../bots/characters.js";
import { fieldOf, isNumber, isText } from "../storage/shapes.js";
import { sameName, tidyName } from "../text/names.js";

/** At any game. */
const FEWEST = 2;
const MOST = 6;
/** A table for somebody who just wants to play: with three bots. */
const AT_FIRST = 4;
const COLOURS = [0, 1, 2, 3, 4, 5];

/**
 * @typedef {{name: string, who: "person" | import("../bots/characters.js").Level,
 *   temper: import("../bots/characters.js").Temper, colour: number, rank: number | null}} Place
 *   `name` is empty until somebody writes one; `temper` and `colour` are nobody else's, a person's
 *   temper waits for the bot that may sit there; `rank` compares people in ties: by age, or by
 *   birthday
 */

export const firstSeats = () => Array.from({ length: AT_FIRST }, (_, at) => firstSeat(at));

/** @param {number} at @returns {Place} */
const firstSeat = (at) => ({
  name: "",
  who: at === 0 ? "person" : LEVEL,
  temper: TEMPERS.at(at - 1) ?? "even",
  colour: at,
  rank: null,
});

/** @param {unknown} stored what an earlier version may have remembered @returns {Place[]} */
export function seatsFrom(stored) {
  const seats = Array.isArray(stored) ? stored.map(seatFrom).filter((seat) => seat !== null) : [];
  const isSound =
    Array.isArray(stored) &&
    seats.length === stored.length &&
    seats.length >= FEWEST &&
    seats.length <= MOST &&
    new Set(seats.map(({ colour }) => colour)).size === seats.length;
  if (!isSound) return firstSeats();
  const tempers = tempersFrom(seats);
  return seats.map((seat, at) => ({ ...seat, temper: tempers[at] ?? "even", rank: null }));
}

/** @typedef {Pick<Place, "name" | "who" | "colour"> & {temper: Place["temper"] | null}} Stored */

/** @param {unknown} raw @returns {Stored | null} */
function seatFrom(raw) {
  const [name, who, temper, colour] = ["name", "who", "temper", "colour"].map((field) => fieldOf(raw, field));
  const level = who === "person" ? "person" : levelFrom(who);
  if (!isText(name) || level === undefined || !isNumber(colour) || !COLOURS.includes(colour)) return null;
  return { name: tidyName(name), who: level, colour, temper: isTemper(temper) ? temper : null };
}

/** Whoever has none yet, or somebody else's, takes one that is left: bots before people. @param {Stored[]} stored */
function tempersFrom(stored) {
  const kept = stored.map(({ temper }, at) => {
    const isFirst = stored.findIndex((other) => other.temper === temper) === at;
    return isFirst ? temper : null;
  });
  const free = TEMPERS.filter((temper) => !kept.includes(temper));
  const bots = stored.map(({ who }, at) => kept[at] ?? (who === "person" ? null : free.shift()));
  return bots.map((temper) => temper ?? free.shift());
}

/** Somebody who learns, and beginners among bots. @param {readonly Place[]} seats @param {number} bots */
export function pupils(seats, bots) {
  const person = seats.find(({ who }) => who === "person") ?? firstSeat(0);
  const table = firstSeats()
    .slice(0, 1 + bots)
    .map((seat) => ({ ...seat, who: /** @type {const} */ ("novice") }));
  return coloured(table, 0, person.colour).map((seat, at) => (at === 0 ? { ...person, rank: null } : seat));
}

/** @param {readonly Place[]} seats @returns {Place[]} */
export function added(seats) {
  const colour = COLOURS.find((each) => seats.every((seat) => seat.colour !== each)) ?? 0;
  const temper = TEMPERS.find((each) => seats.every((seat) => seat.temper !== each)) ?? "even";
  return [...seats, { name: "", who: "person", temper, colour, rank: null }];
}

/**
 * As many as the game is for: bots are the first to come, and the first to go.
 * @param {Place[]} seats
 * @param {readonly [number, number]} range fewest and most
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

/** @param {readonly Place[]} seats @param {number} at */
export const removed = (seats, at) => seats.filter((_, each) => each !== at);

/** @param {readonly Place[]} seats @param {number} at @param {Partial<Place>} change */
export const changed = (seats, at, change) =>
  seats.map((seat, each) => (each === at ? { ...seat, ...change } : seat));

/** Somebody else's colour is swapped for one's own. @param {readonly Place[]} seats @param {number} at @param {number} colour */
export const coloured = (seats, at, colour) =>
  seats.map((seat, each) => {
    if (each === at) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: seats[at]?.colour ?? colour } : seat;
  });

/** So is a temper. @param {readonly Place[]} seats @param {number} at @param {Place["temper"]} temper */
export const tempered = (seats, at, temper) =>
  seats.map((seat, each) => {
    if (each === at) return { ...seat, temper };
    return seat.temper === temper ? { ...seat, temper: seats[at]?.temper ?? temper } : seat;
  });

/** @param {readonly Place[]} seats @param {number} from @param {number} to */
export function moved(seats, from, to) {
  const others = removed(seats, from);
  return [...others.slice(0, to), ...seats.slice(from, from + 1), ...others.slice(to)];
}

/** The seats of people whose rank is known, the first first. @param {readonly Place[]} seats */
export const firstInTies = (seats) =>
  seats
    .flatMap(({ who, rank }, at) => (who === "person" && rank !== null ? [{ at, rank }] : []))
    .sort((one, other) => one.rank - other.rank)
    .map(({ at }) => at);

/**
 * The names as they will be called: an unwritten one is that of the animal, or of the character.
 * @param {readonly Place[]} seats
 * @param {(id: string) => string} t
 */
export const namesOf = (seats, t) =>
  seats.map(({ name, who, temper, colour }) => {
    if (name) return name;
    return who === "person" ? t(`animal-${colour}`) : t(`bot-${temper}`);
  });

/**
 * What is wrong with the names, by seat; null is nothing.
 * @param {readonly string[]} names
 * @param {string | undefined} dummy who sits there besides
 * @returns {("name-twice" | "name-dummy" | null)[]}
 */
export const faultsOf = (names, dummy) =>
  names.map((name, at) => {
    if (names.some((other, each) => each < at && sameName(name, other))) return "name-twice";
    return dummy && sameName(name, dummy) ? "name-dummy" : null;
  });
