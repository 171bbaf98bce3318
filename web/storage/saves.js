// A save is an opaque text with a checksum. Which of two is newer, its seal says (engine/NOTATION.md),
// and never the clock, which people set back and forth.

import { fieldOf, isNumber, isText } from "./shapes.js";

/**
 * @typedef {{text: string, sum: number, at: number, course?: number, since?: number}} Save `course` counts
 *   how often another course of the same match took the place of what was here: then a revision may be
 *   lower; `since` is the number of the first piece that continues it (pieces.js)
 */

/** @param {string} text @param {number} course @param {number} at @returns {Save} */
export const newSave = (text, course, at) => ({ text, sum: checksum(text), at, course });

/** @param {unknown} save @returns {save is Save} */
export function isWhole(save) {
  const text = fieldOf(save, "text");
  return isText(text) && checksum(text) === fieldOf(save, "sum");
}

const SEAL = /\nseal (\d{1,15}) [0-9a-f]+\n$/;

/** How many changes had led to it; null if its text does not say. @param {unknown} save */
export function revisionOf(save) {
  const text = fieldOf(save, "text");
  const found = isText(text) ? SEAL.exec(text.slice(-60)) : null;
  return found && Number(found[1]);
}

/**
 * For sorting: the newest first. Where a text says nothing, what was stored later is newer.
 * @param {unknown} one @param {unknown} other
 */
export function newestFirst(one, other) {
  const [mine, theirs] = [revisionOf(one), revisionOf(other)];
  const byRevision = mine === null || theirs === null ? 0 : theirs - mine;
  return courseOf(other) - courseOf(one) || byRevision || timeOf(other) - timeOf(one);
}

/** @param {unknown} save */
export const courseOf = (save) => whole(fieldOf(save, "course"));
/** @param {unknown} save */
export const timeOf = (save) => whole(fieldOf(save, "at"));

const whole = (/** @type {unknown} */ number) => (isNumber(number) && number > 0 ? number : 0);

/** FNV-1a, 32 bits: it finds damage, and works where crypto.subtle is missing. @param {string} text */
export function checksum(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
