// Whose seats a link hands over, and what becomes of those who play here.

import { peopleOf } from "./company.js";

/**
 * What this phone hands over when the game goes on on another one: only what it has.
 * @param {readonly number[]} [here] the seats of this phone, if it is not for all
 * @returns {number[] | null} null is all of them
 */
export const handedOver = (here) => (here ? [...here].sort() : null);

/**
 * Those whom the link brings and who do not play here yet.
 * @param {readonly number[] | null | undefined} to @param {readonly number[] | undefined} here
 * @returns {number[]}
 */
export const newHere = (to, here) => (to && here ? to.filter((seat) => !here.includes(seat)) : []);

/**
 * Who plays here when they have come.
 * @param {readonly number[] | null} to @param {readonly number[]} here
 */
export const playingHere = (to, here) => [...here, ...newHere(to, here)].sort();

/**
 * What has not been seen from the phone of whoever made it: first of those who play here.
 * @param {readonly {seat: number, turns: number}[]} unseen @param {readonly number[]} here who plays on this phone
 * @returns {{isHere: boolean, seat: number, turns: number}[]}
 */
export const unseenInOrder = (unseen, here) =>
  unseen
    .map((each) => ({ ...each, isHere: here.includes(each.seat) }))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere));

/**
 * Who plays on this phone, once somebody goes on with that.
 * @param {{to: readonly number[] | null, players: readonly {bot: string | null}[]}} found
 * @param {{bookmark: {here?: number[]}} | null | undefined} known
 * @returns {readonly number[]} nobody in particular, if it is not known here and is for all
 */
export function hereOf({ to, players }, known) {
  if (!known) return to ?? [];
  return known.bookmark.here ?? peopleOf(players);
}

/**
 * The seat of another phone for which a match waits, as it stands; null if it goes on here.
 * @param {Pick<import("../engine/messages").Update, "players" | "next" | "asked" | "foregone">} update
 * @param {readonly number[] | undefined} here the seats of this phone, if it is not for all
 */
export function waitsFor({ players, next, asked, foregone }, here) {
  const isAsked = (/** @type {number} */ seat) => asked.includes(seat);
  const goesOn = next !== "person" || foregone !== null || peopleOf(players, here).some(isAsked);
  return !here || goesOn ? null : (peopleOf(players).find(isAsked) ?? null);
}
