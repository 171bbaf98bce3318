// Reads what is kept of the matches. Where the database gives no answer, what the page has besides is
// enough, and that is said; what is damaged is set aside.

import { allFacts, copyBookmarks, factsOf } from "./bookmarks.js";
import { isBookmark } from "./facts.js";
import { judged } from "./judging.js";
import { standingOf } from "./appending.js";
import { placesOf } from "./pieces.js";
import { allOf } from "./records.js";
import { timeOf } from "./saves.js";
import { fieldOf, isNumber, isText } from "./shapes.js";
import { ringOf } from "./standings.js";

/** @param {unknown} id @returns {id is Key} */
const isKey = (id) => isText(id) || isNumber(id);

/**
 * @typedef {import("./database.js").Key} Key ours are texts; a damaged record may have another
 * @typedef {import("./database.js").ReadStore} ReadStore
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./outbox.js").Read} Read
 * @typedef {import("./match_store.js").Tell} Tell
 *
 * @param {object} needs
 * @param {Read} needs.read @param {Tell} needs.tell
 * @param {import("./mirror.js").Mirror} needs.mirror
 * @param {import("./order.js").Order} needs.order
 * @param {import("./outbox.js").Outbox} needs.outbox
 * @param {Map<Key, import("./records.js").MatchRecord>} needs.seen
 * @param {(id: Key, raw: unknown, found: import("./judging.js").Judged) => Promise<void>} needs.setAside
 */
export function newMatchReader({ read, tell, mirror, order, outbox, seen, setAside }) {
  const { reading, isUnread } = newReading(read, tell);

  /**
   * @param {Key} id @param {unknown} raw its record @param {readonly unknown[]} ring its pieces
   * @param {unknown} [shown] @param {Facts} [copied]
   */
  function judge(id, raw, ring, shown = mirror.of(id), copied = factsOf(String(id))) {
    const standing = standingOf(String(id), raw, ring);
    const { record, bookmark } = standing;
    if (record) seen.set(id, { ...record, bookmark });
    const found = judged({ standing, news: outbox.of(String(id)), mirror: shown, copied });
    order.saw(id, found.whole);
    return found;
  }

  /** The newest save that is whole; `isOlder` says that a newer one was damaged. @param {string} id */
  async function load(id) {
    const { raw, ring = [] } =
      (await reading(
        async (all) => ({ raw: await all.objectStore("matches").get(id), ring: await ringOf(all, id) }),
        (found) => found.raw !== undefined || !allFacts().has(id),
      )) ?? {};
    const found = judge(id, raw, ring);
    if (found.damaged.length > 0) await setAside(id, raw, found);
    if (!found.whole) return null;
    copyBookmarks([[id, found.bookmark]]);
    await complete(outbox, id, raw, found.bookmark);
    const { text, at } = found.whole;
    return { text, at, isOlder: found.isOlder, bookmark: found.bookmark };
  }

  /** The newest first; what cannot be read is set aside. */
  async function list() {
    const { raws, pieces } = (await reading(allIn, ({ raws }) => namesAll(raws))) ?? { raws: [], pieces: [] };
    const lying = new Map(pieces.map((piece) => [fieldOf(piece, "id"), piece]));
    const ring = (/** @type {Key} */ id) => placesOf(String(id)).map((place) => lying.get(place));
    const [shown, copied] = [mirror.shown(), allFacts()];
    const inMirror = fieldOf(shown, "id");
    const found = rowsOf(raws, [...outbox.ids(), inMirror]).map(({ id, raw }) => ({
      ...{ id, raw },
      ...judge(id, raw, ring(id), inMirror === id ? shown : null, copied.get(String(id)) ?? {}),
    }));
    for (const each of found) {
      if (!each.whole && each.raw !== undefined) await setAside(each.id, each.raw, each);
    }
    const there = found.flatMap(({ id, raw, whole, bookmark }) =>
      whole && isText(id) ? [{ id, raw, at: timeOf(whole), bookmark }] : [],
    );
    copyBookmarks(there.map(({ id, bookmark }) => [id, bookmark]));
    for (const { id, raw, bookmark } of there) await complete(outbox, id, raw, bookmark);
    return there
      .sort((one, other) => other.at - one.at)
      .map(({ id, at, bookmark }) => ({ id, at, bookmark: isBookmark(bookmark) ? bookmark : undefined }));
  }

  return { load, list, isUnread };
}

/**
 * A bookmark from before records had one moves in.
 * @param {import("./outbox.js").Outbox} outbox @param {string} id @param {unknown} raw @param {Facts} facts
 */
async function complete(outbox, id, raw, facts) {
  if (raw === undefined || fieldOf(raw, "bookmark") !== undefined) return;
  await outbox.write(id, { save: null, tail: null, facts });
}

/** @param {import("./database.js").Transaction<ReadStore>} all */
const allIn = async (all) => ({
  raws: await allOf(all.objectStore("matches")),
  pieces: await allOf(all.objectStore("quarantine")),
});

/** Whether all is there that this phone knows of. @param {unknown[]} found */
const namesAll = (found) =>
  [...allFacts().keys()].every((id) => found.some((raw) => fieldOf(raw, "id") === id));

/**
 * One for each match: its record, if one was read.
 * @param {unknown[]} raws what was read
 * @param {unknown[]} besides the ids of what is known without a record
 */
function rowsOf(raws, besides) {
  const byId = new Map(raws.map((raw) => [fieldOf(raw, "id"), raw]));
  for (const id of besides) {
    if (isText(id) && !byId.has(id)) byId.set(id, undefined);
  }
  return [...byId].flatMap(([id, raw]) => (isKey(id) ? [{ id, raw }] : []));
}

/** Asks the database, and says when it gives no answer, and when it does again. @param {Read} read @param {Tell} tell */
function newReading(read, tell) {
  let isUnread = false;

  /**
   * @template T
   * @param {(all: import("./database.js").Transaction<ReadStore>) => Promise<T>} work
   * @param {(found: T) => boolean} isLikely it is asked once more where it does not tell of what is known
   * @returns {Promise<T | undefined>} undefined if there is nothing, or no answer
   */
  async function reading(work, isLikely) {
    try {
      const once = () => read(["matches", "quarantine"], work);
      let found = await once();
      if (!isLikely(found)) found = await once();
      if (isUnread) tell("answers");
      isUnread = false;
      return found;
    } catch (error) {
      isUnread = true;
      tell("silent", { error });
      return undefined;
    }
  }

  return { reading, isUnread: () => isUnread };
}
