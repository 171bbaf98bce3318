// Stores what a move adds to a match, strictly, and puts it together again. Pieces lie beside what was set
// aside, under names: an older page must be able to open the database (outliving.js).

import { appended, nextSave, standingAfter, wholly } from "./appending.js";
import { newestFirst } from "./saves.js";
import { newStandings } from "./standings.js";

/** @type {import("./database.js").StoreName[]} */
const STORES = ["matches", "quarantine"];

/**
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./appending.js").Standing} Standing
 * @typedef {import("./saved").Saved} Saved
 * @typedef {import("./saved").Stored} Stored
 *
 * @param {object} needs
 * @param {import("./outbox.js").Change} needs.change
 * @param {import("./outbox.js").Read} needs.read
 * @param {import("./match_store.js").Tell} needs.tell
 * @param {() => number} [needs.now]
 */
export function newAppending({ change, read, tell, now = Date.now }) {
  const standings = newStandings(now);

  /**
   * @param {string} id @param {Saved} saved @param {Facts} facts of its bookmark, stored in one with it
   * @param {{instead?: boolean}} [how] another course of the match takes the place of what is here
   * @returns {Promise<Stored>} rejects if it is not on the disk
   */
  const store = (id, saved, facts, { instead = false } = {}) =>
    changed(id, (standing) => {
      const at = Math.max(now(), (standing.save?.at ?? 0) + 1);
      if ("tail" in saved) return appended(standing, id, saved, facts, at);
      return wholly(standing, id, nextSave(standing, saved.whole, instead, at), facts);
    });

  /** @param {string} id @param {Facts} facts besides its save @returns {Promise<Stored>} rejects as `store` */
  const note = (id, facts) => changed(id, (standing) => wholly(standing, id, null, facts));

  /** @param {string} id @param {(standing: Standing) => import("./appending.js").Writing | null} work @returns {Promise<Stored>} */
  async function changed(id, work) {
    const { found, done } = await change(STORES, async (all) => {
      const found = await standings.of(all, id);
      const left = await standings.mended(all, id, found);
      const writing = work(left);
      if (writing?.record) await all.objectStore("matches").put(writing.record);
      if (writing?.piece) await all.objectStore("quarantine").put(writing.piece, writing.piece.id);
      return { found, done: writing && standingAfter(left, id, writing) };
    });
    tellOf(id, found);
    if (!done) return "needs-whole";
    // There have been databases that said "done" and had nothing.
    const there = await read(STORES, (all) => standings.of(all, id));
    if (!isThere(done, there)) throw new Error("not there");
    return "stored";
  }

  /** The newest save that is whole; `isOlder` says that a newer one was damaged. @param {string} id */
  async function load(id) {
    const found = await read(STORES, (all) => standings.of(all, id));
    if (found.damaged.length > 0) {
      const mend = change(STORES, async (all) => standings.mended(all, id, await standings.of(all, id)));
      await mend.catch(() => {});
      tellOf(id, found);
    }
    const { save, isOlder, bookmark } = found;
    return save && { text: save.text, at: save.at, isOlder, bookmark };
  }

  /** @param {string} id @param {Standing} found */
  function tellOf(id, { damaged, save }) {
    if (damaged.length > 0) tell("damaged", { id, isLost: save === null });
  }

  return { store, note, load };
}

/** @param {Standing} done @param {Standing} there */
const isThere = (done, there) =>
  newestFirst(done.save, there.save) >= 0 && JSON.stringify(done.bookmark) === JSON.stringify(there.bookmark);
