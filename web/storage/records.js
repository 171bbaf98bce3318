// What the database holds of a match: its newest save, the one before, and its bookmark. Whatever is
// read is looked at first; a record that is not as it should be stands in nobody's way.

import { readFacts } from "./facts.js";
import { withMarks } from "./marks.js";
import { isWhole, newestFirst } from "./saves.js";
import { fieldOf, isText } from "./shapes.js";

/**
 * @typedef {import("./saves.js").Save} Save
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {{id: string, newest: unknown, before: unknown, bookmark: Facts}} MatchRecord the saves may be
 *   damaged; `bookmark` is what is known of a Bookmark (bookmarks.js), {} before it was kept here
 * @typedef {{save: Save | null, tail: import("./saved").Tail | null, facts: Facts}} News what is to be stored;
 *   `tail` is what `save` adds to the one before
 *
 * @param {unknown} raw
 * @returns {MatchRecord | null} null if there is none; saves that are no saves stay, to be set aside
 */
export function readRecord(raw) {
  const id = fieldOf(raw, "id");
  if (!isText(id)) return null;
  return {
    id,
    newest: fieldOf(raw, "newest") ?? null,
    before: fieldOf(raw, "before") ?? null,
    bookmark: readFacts(fieldOf(raw, "bookmark")),
  };
}

/** Those that are whole, the newest first. @param {MatchRecord | null} record */
export const wholeOf = (record) => [record?.newest, record?.before].filter(isWhole).sort(newestFirst);

/**
 * The record when news have come. A damaged save does not push out a whole one, nor does an older one
 * a newer one.
 * @param {MatchRecord | null} record
 * @param {string} id
 * @param {Pick<News, "save" | "facts">} news
 * @returns {MatchRecord | null} null if there is no match to be kept
 */
export function following(record, id, { save, facts }) {
  const [newest, before] = [...(save ? [save] : []), ...wholeOf(record)].sort(newestFirst);
  if (!newest) return null;
  return { id, newest, before: before ?? null, bookmark: withFacts(record?.bookmark ?? {}, facts) };
}

/**
 * The fingerprint of the deal stays as it was noted first: who swaps the deal later is found out. Marks
 * only grow.
 * @param {Facts} known @param {Facts} facts
 * @returns {Facts}
 */
export function withFacts(known, facts) {
  const pledge = known.pledge ?? facts.pledge;
  return { ...known, ...facts, ...(pledge ? { pledge } : {}), ...withMarks(known, facts) };
}

/** One that cannot be read does not hide the others. @param {import("./database.js").ReadStore} store */
export async function allOf(store) {
  try {
    return await store.getAll();
  } catch {
    const keys = await store.getAllKeys();
    const each = await Promise.all(keys.map((key) => store.get(key).catch(() => undefined)));
    return each.filter((raw) => raw !== undefined);
  }
}
