// The marks of a match that travels by link (engine/LINKS.md): a few signs by which one notices that
// somebody has changed the past, or has moved for somebody else. What is known of them only grows.

import { isText } from "./shapes.js";

const MARK = /^\d{1,6}-[0-9a-f]{16}$/;
const SEEN = /^([a-z])(\d+)-[0-9a-f]{16}$/; // a seat, how much it had decided, a value

/**
 * @typedef {object} Marks
 * @property {string} [mark] its past, as it was when the match was sent or seen last
 * @property {string} [seen] of each seat the mark of its phone, as it was told last
 */

/** @param {unknown} value @returns {value is string} */
export const isMark = (value) => isText(value) && MARK.test(value);

const turnsOf = (/** @type {string} */ mark) => Number.parseInt(mark, 10);

/**
 * An older link takes nothing back, nor does one without a seat; what is damaged is left out.
 * @param {{mark?: unknown, seen?: unknown}} known
 * @param {{mark?: unknown, seen?: unknown}} news
 * @returns {Marks}
 */
export function withMarks(known, news) {
  const marks = [news.mark, known.mark].filter(isMark);
  const [mark] = marks.sort((one, other) => turnsOf(other) - turnsOf(one));
  const seen = grown(known.seen, news.seen);
  return { ...(mark ? { mark } : {}), ...(seen ? { seen } : {}) };
}

/** Of each seat the mark of its last decision. @param {...unknown} told */
function grown(...told) {
  /** @type {Map<string, {mark: string, count: number}>} */
  const marks = new Map();
  for (const mark of told.filter(isText).flatMap((text) => text.split(" "))) {
    const [, seat, count] = SEEN.exec(mark) ?? [];
    if (seat && (marks.get(seat)?.count ?? -1) < Number(count))
      marks.set(seat, { mark, count: Number(count) });
  }
  const bySeat = [...marks].sort(([one], [other]) => (one < other ? -1 : 1));
  return bySeat.map(([, { mark }]) => mark).join(" ");
}
