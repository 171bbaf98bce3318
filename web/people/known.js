// People whom this phone knows, and their way to a seat: plain values.

import { AT_FIRST as LEVEL } from "../bots/characters.js";
import { sameName } from "../text/names.js";
import { added, changed, coloured } from "./seats.js";

/**
 * @typedef {import("./seats.js").Place} Place
 * @typedef {Pick<import("../storage/profiles.js").Profile, "name" | "colour">} Known
 */

/** Where they sit, or -1. @param {readonly Place[]} seats @param {string} name */
export const seatOf = (seats, name) =>
  seats.findIndex((seat) => seat.who === "person" && sameName(seat.name, name));

/**
 * Somebody sits down: where nobody has a name yet, else in a bot's place, else at the end.
 * @param {readonly Place[]} seats @param {Known} known @param {number} most seats at this table
 * @returns {Place[]} the same, if there is no room
 */
export function withKnown(seats, { name, colour }, most) {
  const free = seats.findIndex((seat) => seat.who === "person" && !seat.name);
  const bot = seats.findIndex(({ who }) => who !== "person");
  const at = [free, bot, seats.length].find((each) => each >= 0) ?? 0;
  if (at >= most) return [...seats];
  const table = at === seats.length ? added(seats) : seats;
  return changed(coloured(table, at, colour), at, { name, who: "person", rank: null });
}

/** Somebody gets up: a bot comes, unless nobody else would be there. @param {readonly Place[]} seats @param {string} name */
export function withoutKnown(seats, name) {
  const people = seats.filter(({ who }) => who === "person");
  const change = people.length > 1 ? { name: "", who: LEVEL } : { name: "" };
  return changed(seats, seatOf(seats, name), { ...change, rank: null });
}

/** The first person's seat, if nobody has said who that is. @param {readonly Place[]} seats */
export const isNameless = (seats) => seats.find(({ who }) => who === "person")?.name === "";
