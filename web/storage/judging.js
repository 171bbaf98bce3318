// What is known of a match, from wherever it is: its record, what waits to be stored, the mirror of the
// newest save, and the copy of its bookmark.

import { isBookmark, readFacts } from "./facts.js";
import { readBookmark } from "./bookmarks.js";
import { withFacts } from "./records.js";
import { isWhole, newestFirst } from "./saves.js";
import { fieldOf } from "./shapes.js";

/**
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {{whole: import("./saves.js").Save | null, newest: unknown, damaged: unknown[], bookmark: Facts}} Judged
 *
 * @param {object} sources
 * @param {unknown} sources.raw its record, as it was read
 * @param {import("./records.js").MatchRecord | null} sources.record what could be made of it
 * @param {import("./records.js").News | undefined} sources.news
 * @param {unknown} sources.mirror
 * @param {Facts} sources.copied
 * @returns {Judged}
 */
export function judged({ raw, record, news, mirror, copied }) {
  const all = [news?.save, record?.newest, mirror, record?.before];
  const saves = all.filter((save) => save !== undefined && save !== null).sort(newestFirst);
  const whole = saves.find(isWhole) ?? null;
  const isMirror = whole === mirror && mirror !== null;
  const sources = [record?.bookmark, isMirror ? readFacts(fieldOf(mirror, "bookmark")) : {}, news?.facts];
  const stored = sources.reduce((/** @type {Facts} */ known, facts) => withFacts(known, facts ?? {}), {});
  // The copy says nothing against it, and only what it leaves open.
  const bookmark = { ...copied, ...stored };
  const full = isBookmark(bookmark) || !whole ? bookmark : { ...readBookmark(whole.text), ...bookmark };
  const isOdd = raw !== undefined && !record;
  const damaged = [...saves.filter((save) => !isWhole(save)), ...(isOdd ? [raw] : [])];
  return { whole, newest: saves[0], damaged, bookmark: full };
}
