// How matches stand on the disk, read and mended within a transaction.

import { standingOf, wholly } from "./appending.js";
import { placesOf } from "./pieces.js";

/**
 * @typedef {import("./database.js").Store} Store
 * @typedef {import("./database.js").ReadStore} ReadStore
 * @typedef {import("./appending.js").Standing} Standing
 */

/**
 * @template {ReadStore} S
 * @typedef {import("./database.js").Transaction<S>} All
 */

/** @param {() => number} now */
export function newStandings(now) {
  /** What this page has seen of records, if the database says later that nothing is there. @type {Map<string, unknown>} */
  const seen = new Map();

  /** @template {ReadStore} S @param {All<S>} all @param {string} id */
  async function of(all, id) {
    const aside = all.objectStore("quarantine");
    const raw = await sought(all.objectStore("matches"), id);
    const ring = await Promise.all(placesOf(id).map((place) => sought(aside, place)));
    if (raw !== undefined) seen.set(id, raw);
    return standingOf(id, raw ?? seen.get(id), ring);
  }

  /** What is left when all that is damaged has been set aside. @param {All<Store>} all @param {string} id @param {Standing} found */
  async function mended(all, id, found) {
    if (found.damaged.length === 0) return found;
    const [matches, aside] = [all.objectStore("matches"), all.objectStore("quarantine")];
    await aside.add({ id, saves: found.damaged, at: now() });
    for (const place of found.places) await aside.delete(place);
    const { record } = wholly(found, id, null, {});
    if (record) await matches.put({ ...record, before: null });
    else await matches.delete(id);
    seen.delete(id);
    return of(all, id);
  }

  return { of, mended };
}

/** Where nothing is said to be, one asks once more. @param {ReadStore} store @param {string} key @returns {Promise<unknown>} */
const sought = async (store, key) => (await store.get(key)) ?? store.get(key);
