// Whose seats a link hands over, and what becomes of those who play here.

import { peopleOf } from "./company.js";

/**
 * What this phone hands over when the game goes on on another one: only what it has.
 * @param {readonly string[]} [here] the seats of this phone, if it is not for all
 * @returns {string[] | null} null is all of them
 */
export const handedOver = (here) => (here ? [...here].sort() : null);

/**
 * Those whom the link brings and who do not play here yet.
 * @param {readonly string[] | null | undefined} to @param {readonly string[] | undefined} here
 * @returns {string[]}
 */
export const newHere = (to, here) => (to && here ? to.filter((seat) => !here.includes(seat)) : []);

/**
 * Who plays here when they have come.
 * @param {readonly string[] | null} to @param {readonly string[]} here
 */
export const playingHere = (to, here) => [...here, ...newHere(to, here)].sort();

/**
 * What has not been seen from the phone of whoever made it: first of those who play here.
 * @param {readonly {seat: string, turns: number}[]} unseen @param {readonly string[]} here who plays on this phone
 * @returns {{isHere: boolean, seat: string, turns: number}[]}
 */
export const unseenInOrder = (unseen, here) =>
  unseen
    .map((each) => ({ ...each, isHere: here.includes(each.seat) }))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere));

/**
 * Who plays on this phone, once somebody goes on with that.
 * @param {{to: readonly string[] | null, players: readonly {bot: string | null}[]}} found
 * @param {{bookmark: {here?: string[]}} | null | undefined} known
 * @returns {readonly string[]} nobody in particular, if it is not known here and is for all
 */
export function hereOf({ to, players }, known) {
  if (!known) return to ?? [];
  return known.bookmark.here ?? peopleOf(players);
}

/**
 * The seat of another phone for which a match waits, as it stands; null if it goes on here.
 * @param {Pick<import("../engine/messages").Update, "players" | "next" | "asked" | "foregone">} update
 * @param {readonly string[] | undefined} here the seats of this phone, if it is not for all
 */
export function waitsFor({ players, next, asked, foregone }, here) {
  const isAsked = (/** @type {string} */ seat) => asked.includes(seat);
  const goesOn = next !== "person" || foregone !== null || peopleOf(players, here).some(isAsked);
  return !here || goesOn ? null : (peopleOf(players).find(isAsked) ?? null);
}
