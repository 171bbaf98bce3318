// Matches by id. What is stored waits until it is on the disk (outbox.js): if the database fails or does
// not answer, the page goes on with it from memory (match_reader.js).

import { copyBookmarks, copyNewest, factsOf, forgetBookmark } from "./bookmarks.js";
import { newKnownMarks } from "./known_marks.js";
import { newMatchReader } from "./match_reader.js";
import { newMirror } from "./mirror.js";
import { newOrder } from "./order.js";
import { newOutbox } from "./outbox.js";
import { removeMatch } from "./outliving.js";
import { newQuarantine } from "./quarantine.js";
import { WHOLE_AFTER } from "./pieces.js";
import { withFacts } from "./records.js";
import { revisionOf } from "./saves.js";
import { newStandings } from "./standings.js";

/**
 * @typedef {import("./database.js").Key} Key
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./records.js").MatchRecord} MatchRecord
 *
 * @typedef {(kind: "denied" | "kept" | "damaged" | "silent" | "answers",
 *   detail?: {id?: Key, isLost?: boolean, error?: unknown}) => void} Tell "denied" when something is not
 *   kept, "kept" when all is again, "damaged" with `id` when a record was set aside, "silent" when nothing
 *   could be read, "answers" when it could again
 *
 * @param {object} needs
 * @param {import("./outbox.js").Change} needs.change
 * @param {import("./outbox.js").Read} needs.read
 * @param {(name: string) => unknown} needs.recall
 * @param {(name: string, value: unknown) => boolean} needs.remember
 * @param {Tell} needs.tell
 * @param {() => number} [needs.now] @param {import("./outbox.js").Later} [needs.later]
 */
export function newMatchStore({ change, read, recall, remember, tell, now = Date.now, later = setTimeout }) {
  /** @type {Map<Key, MatchRecord>} */
  const seen = new Map();
  const mirror = newMirror(recall, remember);
  const order = newOrder(now, mirror.time);
  const outbox = newOutbox({ change, read, tell, later }, newStandings(seen));
  const { setAside, setAsideBefore } = newQuarantine({ change, read, tell, now }, mirror);
  const { load, list, isUnread } = newMatchReader({ read, tell, mirror, order, outbox, seen, setAside });
  const { marksOf } = newKnownMarks({ change, read, list });

  /** What this page knows of a match, also if the copy was thrown away. @param {string} id @returns {Facts} */
  const knownOf = (id) => ({
    ...factsOf(id),
    ...withFacts(seen.get(id)?.bookmark ?? {}, outbox.of(id)?.facts ?? {}),
  });

  /**
   * Resolves when the save is on the disk, or when it is known not to be.
   * @param {string} id @param {string} text @param {Facts} [facts] of its bookmark, stored in one with it
   * @param {{instead?: boolean, tail?: import("./saved").Tail | null}} [how] `instead`: another course of the
   *   match takes the place of what is here; `tail`: what it adds to the one before
   * @returns whether it will be there after the page has gone
   */
  async function store(id, text, facts = {}, { instead = false, tail = null } = {}) {
    const save = order.next(id, text, instead);
    const known = withFacts(knownOf(id), facts);
    const isShown = !tail || (revisionOf(save) ?? 0) % WHOLE_AFTER === 0;
    if (isShown) mirror.show(id, save, known);
    const writing = outbox.write(id, { save, tail, facts });
    copyNewest(id, known);
    const isKept = await writing;
    // Where the database does not keep it, there is no other place.
    if (!isKept && !isShown) mirror.show(id, save, known);
    return isKept;
  }

  /** Something that is known of a match besides its save. @param {string} id @param {Facts} facts @returns as `store` */
  async function note(id, facts) {
    const known = withFacts(knownOf(id), facts);
    copyBookmarks([[id, known]]);
    mirror.note(id, known);
    return outbox.write(id, { save: null, tail: null, facts });
  }

  /** Its marks outlive it. @param {string} id */
  async function forget(id) {
    const known = knownOf(id);
    seen.delete(id);
    outbox.drop(id);
    if (mirror.of(id)) mirror.clear();
    forgetBookmark(id);
    await removeMatch(change, id, known);
  }

  return { store, note, load, list, forget, marksOf, setAsideBefore, keepsAll: outbox.keepsAll, isUnread };
}
