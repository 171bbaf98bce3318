// Where the number of a deal comes from, as its opening tells it (engine/NOTATION.md), and whether
// that is so: made anew without the engine.

import { isText } from "../../storage/shapes.js";
import { seatOf } from "../../text/seats.js";

/** The seeds of days are below this, as long as there are days. */
const DAY_SEEDS = 2n ** 53n;

/**
 * @param {string} text an opening, or a save
 * @returns {{seed: string, drawn: string | null, added: {seat: number, text: string}[], lines: string}}
 *   `lines` are those that the seed was mixed of, as they stand there
 */
export function readOrigin(text) {
  const seed = /^seed (\w+)$/m.exec(text)?.[1] ?? "";
  const lines = /^seed \w+\n((?:(?:drawn|added) .*\n)*)/m.exec(text)?.[1] ?? "";
  const drawn = /^drawn (\w+)\n/.exec(lines)?.[1] ?? null;
  const added = [...lines.matchAll(/^added ([a-z]) (".*")$/gm)].map(([, letter = "", told = ""]) => ({
    seat: seatOf(letter),
    text: textIn(told),
  }));
  return { seed, drawn, added, lines };
}

/** Whoever writes it there has seen that it is one. @param {string} told in quotes */
function textIn(told) {
  /** @type {unknown} */
  const text = JSON.parse(told);
  return isText(text) ? text : "";
}

/** What the fingerprint was made of that was shown before anybody added something. @param {string} drawn */
export const drawnLine = (drawn) => `drawn ${drawn}\n`;

/** @param {string} print the SHA-256 of its lines @param {string} seed @returns {boolean} does that seed follow from it? */
export function isMixedOf(print, seed) {
  const mixed = print.slice(0, 32);
  const plain = BigInt(`0x${mixed}`);
  return seed === (plain < DAY_SEEDS ? String(plain) : mixed);
}

/** What the seed of a day is made from. @param {string} game @param {string} day */
export const dayLine = (game, day) => `critter-club ${game} ${day}`;

/** @param {string} print the SHA-256 of a day's line @param {string} seed */
export const isOfDay = (print, seed) => seed === String(BigInt(`0x${print}`) % DAY_SEEDS);
