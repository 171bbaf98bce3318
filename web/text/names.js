// Names are whatever people type; they only have to be short, one line, and not the same.

import { letterOf } from "./seats.js";

/** As many characters as engine/NOTATION.md allows. */
export const LONGEST = 60;

/** Here each sign is a letter. Most names are like that, and need nothing that a browser is long in making. */
const PLAIN = /^[ -~\u00a0-\u02ff]*$/;

/** @type {Intl.Segmenter | null | undefined} */
let letters;

/** What changes how the text round it is read, or cannot be seen at all. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu;

/**
 * The name as it is kept: one line, at most 60 characters, no letter cut in two.
 * @param {string} typed
 */
export function tidyName(typed) {
  // Far more than 60 characters need not be looked at one by one.
  const line = typed.slice(0, 4000).normalize("NFC").replace(/\s+/gu, " ").replace(UNSEEN, "");
  let kept = "";
  let room = LONGEST;
  for (const letter of lettersOf(line.trim())) {
    room -= Array.from(letter).length; // Python counts as Array.from does
    if (room < 0) break;
    kept += letter;
  }
  return kept.trim();
}

/** As much of a name as there is room for, no letter cut in two. @param {string} name @param {number} most letters */
export function shortened(name, most) {
  const all = lettersOf(name);
  return all.length > most ? `${all.slice(0, most - 1).join("")}…` : name;
}

/** What people see as one. @param {string} text */
function lettersOf(text) {
  if (PLAIN.test(text)) return Array.from(text);
  letters ??= "Segmenter" in Intl ? new Intl.Segmenter() : null;
  return letters ? Array.from(letters.segment(text), ({ segment }) => segment) : Array.from(text);
}

export const isTooLong = (/** @type {string} */ typed) => Array.from(typed.trim()).length > LONGEST;

/** "anna" and "Anna" would not be told apart when they are called. @param {string} one @param {string} other */
export const sameName = (one, other) => folded(one) === folded(other);

const folded = (/** @type {string} */ name) =>
  name
    .normalize("NFKC")
    .toLocaleLowerCase("en")
    .replace(/[\s\p{Cf}]/gu, "");

/**
 * The people of a match out of a file or a link, called as they could have been called at set-up. The
 * match itself keeps its names, as its fingerprint depends on them.
 * @template {{name: string}} T
 * @param {readonly T[]} players
 * @returns {T[]}
 */
export function tidied(players) {
  /** @type {string[]} */
  const names = [];
  return players.map((player, seat) => {
    const tidy = tidyName(player.name) || letterOf(seat).toUpperCase();
    const isTaken = (/** @type {string} */ name) => names.some((other) => sameName(other, name));
    let free = tidy;
    for (let number = 2; isTaken(free); number += 1) free = `${tidy} ${number}`;
    names.push(free);
    return { ...player, name: free };
  });
}
