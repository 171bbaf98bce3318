// How matches stand on the disk, read within a transaction.

import { standingOf } from "./appending.js";
import { placesOf } from "./pieces.js";

/**
 * @typedef {import("./database.js").ReadStore} ReadStore
 */

/**
 * @template {ReadStore} S
 * @typedef {import("./database.js").Transaction<S>} All
 */

/**
 * @param {Map<import("./database.js").Key, import("./records.js").MatchRecord>} seen what this page has
 *   seen of records, if the database says later that nothing is there
 */
export function newStandings(seen) {
  /** @template {ReadStore} S @param {All<S>} all @param {string} id */
  async function of(all, id) {
    const raw = await sought(all.objectStore("matches"), id);
    const standing = standingOf(id, raw ?? seen.get(id), await ringOf(all, id));
    const { record, bookmark } = standing;
    if (record) seen.set(id, { ...record, bookmark });
    return standing;
  }

  return { of };
}

/** What lies in the places of a match. @param {All<ReadStore>} all @param {string} id */
export const ringOf = (all, id) =>
  Promise.all(placesOf(id).map((place) => sought(all.objectStore("quarantine"), place)));

/** Where nothing is said to be, one asks once more. @param {ReadStore} store @param {string} key @returns {Promise<unknown>} */
const sought = async (store, key) => (await store.get(key)) ?? store.get(key);
