// What is damaged is set aside, so that it stands in nobody's way and is not lost either.

import { forgetBookmark } from "./bookmarks.js";
import { addMarks, wasSetAside } from "./outliving.js";
import { placesOf } from "./pieces.js";
import { isWhole } from "./saves.js";

/**
 * @typedef {import("./database.js").Key} Key
 * @typedef {Pick<import("./judging.js").Judged, "whole" | "damaged" | "bookmark" | "standing">} Found
 *
 * @param {object} needs
 * @param {import("./outbox.js").Change} needs.change
 * @param {import("./outbox.js").Read} needs.read
 * @param {import("./match_store.js").Tell} needs.tell
 * @param {() => number} needs.now
 * @param {import("./mirror.js").Mirror} mirror
 */
export function newQuarantine({ change, read, tell, now }, mirror) {
  /**
   * @param {Key} id
   * @param {unknown} raw the record; what was not read stays: it may be whole
   * @param {Found} found
   */
  async function setAside(id, raw, { whole, damaged, bookmark, standing }) {
    const isRead = raw !== undefined;
    const pieces = standing.ring.filter((piece) => piece !== undefined);
    const saves = isRead && !whole ? [...damaged, raw, ...pieces] : damaged;
    await change(["matches", "quarantine"], async (transaction) => {
      const aside = transaction.objectStore("quarantine");
      await aside.add({ id, saves, at: now() });
      if (isRead && !whole) await addMarks(aside, bookmark);
      for (const place of whole ? standing.places : placesOf(String(id))) await aside.delete(place);
      const matches = transaction.objectStore("matches");
      const newest = { ...whole, since: standing.next };
      if (isRead && whole) await matches.put({ id, newest, before: null, bookmark });
      else if (isRead) await matches.delete(id);
    }).catch(() => {});
    const shown = mirror.of(id);
    if (shown && !isWhole(shown)) mirror.clear();
    if (!whole && isRead) forgetBookmark(String(id));
    tell("damaged", { id, isLost: !whole && isRead });
  }

  /** All that was, to be looked at. */
  const setAsideBefore = () =>
    read(["quarantine"], (transaction) => transaction.objectStore("quarantine").getAll()).then(
      (all) => all.filter(wasSetAside),
      () => [],
    );

  return { setAside, setAsideBefore };
}
