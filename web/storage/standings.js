// How matches stand on the disk, read within a transaction.

import { standingOf } from "./appending.js";
import { placesOf, SLOTS } from "./pieces.js";
import { readRecord } from "./records.js";

/**
 * @typedef {import("./database.js").ReadStore} ReadStore
 * @typedef {import("./appending.js").Standing} Standing
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
  /** What this page has written last. @type {{id: string, standing: Standing} | null} */
  let written = null;

  /** @template {ReadStore} S @param {All<S>} all @param {string} id */
  async function of(all, id) {
    const mine = written?.id === id ? written.standing : null;
    if (mine && (await isStill(all, id, mine))) return mine;
    const raw = await sought(all.objectStore("matches"), id);
    const standing = standingOf(id, raw ?? seen.get(id), await ringOf(all, id));
    saw(id, standing);
    return standing;
  }

  /** @param {string} id @param {Standing} standing */
  function saw(id, { record, bookmark }) {
    if (record) seen.set(id, { ...record, bookmark });
  }

  /** @param {string} id @param {Standing} standing how it stands by what was written */
  function wrote(id, standing) {
    written = { id, standing };
    saw(id, standing);
  }

  return { of, wrote };
}

/**
 * Whether the disk is as this page left it: whoever else writes changes the record, or puts a piece where the
 * next one goes. So a move reads three places, and not all of them.
 * @param {All<ReadStore>} all @param {string} id @param {Standing} mine
 */
async function isStill(all, id, { record, ring, next }) {
  const places = placesOf(id);
  const isPiece = async (/** @type {number} */ slot) =>
    isSame(await all.objectStore("quarantine").get(places[slot] ?? ""), ring[slot]);
  const isRecord = async () => isSame(readRecord(await all.objectStore("matches").get(id)), record);
  const around = [(next + SLOTS - 1) % SLOTS, next % SLOTS];
  return (await Promise.all([isRecord(), ...around.map(isPiece)])).every(Boolean);
}

/** @param {unknown} one @param {unknown} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What lies in the places of a match. @param {All<ReadStore>} all @param {string} id */
export const ringOf = (all, id) =>
  Promise.all(placesOf(id).map((place) => sought(all.objectStore("quarantine"), place)));

/** Where nothing is said to be, one asks once more. @param {ReadStore} store @param {string} key @returns {Promise<unknown>} */
const sought = async (store, key) => (await store.get(key)) ?? store.get(key);
