// What is known of a match, from wherever it is: its record, what waits to be stored, the mirror of the
// newest save, and the copy of its bookmark.

import { isBookmark, readFacts } from "./facts.js";
import { readBookmark } from "./bookmarks.js";
import { withFacts } from "./records.js";
import { isWhole, newestFirst } from "./saves.js";
import { fieldOf } from "./shapes.js";

/**
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./appending.js").Standing} Standing
 * @typedef {{whole: import("./saves.js").Save | null, isOlder: boolean, damaged: unknown[], bookmark: Facts,
 *   standing: Standing}} Judged `isOlder`: something newer is damaged
 *
 * @param {object} sources
 * @param {Standing} sources.standing how it stands on the disk
 * @param {import("./records.js").News | undefined} sources.news
 * @param {unknown} sources.mirror
 * @param {Facts} sources.copied
 * @returns {Judged}
 */
export function judged({ standing, news, mirror, copied }) {
  const { record } = standing;
  const all = [news?.save, standing.save, record?.newest, mirror, record?.before];
  const saves = all.filter((save) => save !== undefined && save !== null).sort(newestFirst);
  const whole = saves.find(isWhole) ?? null;
  const isMirror = whole === mirror && mirror !== null;
  const sources = [standing.bookmark, isMirror ? readFacts(fieldOf(mirror, "bookmark")) : {}, news?.facts];
  const stored = sources.reduce((/** @type {Facts} */ known, facts) => withFacts(known, facts ?? {}), {});
  // The copy says nothing against it, and only what it leaves open.
  const bookmark = { ...copied, ...stored };
  const full = isBookmark(bookmark) || !whole ? bookmark : { ...readBookmark(whole.text), ...bookmark };
  const damaged = [...[news?.save, mirror].filter((save) => save && !isWhole(save)), ...standing.damaged];
  const isOlder = whole !== (saves[0] ?? null) || (whole === standing.save && standing.isOlder);
  return { whole, isOlder, damaged, bookmark: full, standing };
}
