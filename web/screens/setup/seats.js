// Who sits where: plain values, and the few ways in which they change.

import { sameName, tidyName } from "./names.js";

/** At any game. */
const FEWEST = 2;
const MOST = 6;
/** A table for somebody who just wants to play: with three bots. */
const AT_FIRST = 4;

/**
 * @typedef {{name: string, who: "person" | "random" | "rule-of-thumb", colour: number,
 *   rank: number | null}} Place `name` is empty until somebody writes one; `rank` compares people
 *   in ties: by age, or by birthday
 */

/** @returns {Place[]} */
export const firstSeats = () =>
  Array.from({ length: AT_FIRST }, (_, at) => ({
    name: "",
    who: at === 0 ? "person" : "rule-of-thumb",
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
        ["person", "random", "rule-of-thumb"].includes(who) &&
        [0, 1, 2, 3, 4, 5].includes(colour),
    );
  if (!sound) return firstSeats();
  return stored.map(({ name, who, colour }) => ({ name: tidyName(name), who, colour, rank: null }));
}

/** Somebody who learns, and beginners among bots. */
export function pupils(seats, bots) {
  const person = seats.find(({ who }) => who === "person") ?? firstSeats()[0];
  const table = firstSeats()
    .slice(0, 1 + bots)
    .map((seat) => ({ ...seat, who: "random" }));
  return coloured(table, 0, person.colour).map((seat, at) => (at === 0 ? { ...person, rank: null } : seat));
}

export function added(seats) {
  const colour = [0, 1, 2, 3, 4, 5].find((each) => seats.every((seat) => seat.colour !== each));
  return [...seats, { name: "", who: "person", colour, rank: null }];
}

/**
 * As many as the game is for: bots are the first to come, and the first to go.
 * @param {Place[]} seats
 * @param {[number, number]} range fewest and most
 */
export function fitted(seats, [fewest, most]) {
  let fit = seats;
  while (fit.length < fewest) fit = changed(added(fit), fit.length, { who: "rule-of-thumb" });
  while (fit.length > most) {
    const bot = fit.findLastIndex(({ who }) => who !== "person");
    fit = removed(fit, bot < 0 ? fit.length - 1 : bot);
  }
  return fit;
}

export const removed = (seats, at) => seats.filter((_, each) => each !== at);

export const changed = (seats, at, change) =>
  seats.map((seat, each) => (each === at ? { ...seat, ...change } : seat));

/** Somebody else's colour is swapped for one's own. */
export const coloured = (seats, at, colour) =>
  seats.map((seat, each) => {
    if (each === at) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: seats[at].colour } : seat;
  });

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

/** Bots have faces in the order in which they sit. */
export const faceOf = (seats, at) => seats.slice(0, at).filter(({ who }) => who !== "person").length % 5;

/**
 * The names as they will be called: an unwritten one is that of the animal, or of the bot.
 * @param {Place[]} seats
 * @param {(id: string) => string} t
 */
export const namesOf = (seats, t) =>
  seats.map(({ name, who, colour }, at) => {
    if (name) return name;
    return who === "person" ? t(`animal-${colour}`) : t(`bot-name-${faceOf(seats, at)}`);
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
