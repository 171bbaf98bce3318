// The one database of the site. Browsers close connections when it suits them (iOS does
// when the page was in the background), so work is done again on a fresh one.

import { openDB } from "idb";

const NAME = "critter-club";
const VERSION = 1;

/** @type {Promise<import("idb").IDBPDatabase> | undefined} */
let opened;

function open() {
  opened ??= openDB(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore("matches", { keyPath: "id" });
      database.createObjectStore("quarantine", { autoIncrement: true });
    },
    // A newer page may need another shape; this one reopens when it has to.
    blocking: (_current, _blocked, event) => {
      event.target.close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  });
  return opened;
}

/**
 * @template T
 * @param {(database: import("idb").IDBPDatabase) => Promise<T>} work done twice if need be
 * @returns {Promise<T>}
 */
export async function withDatabase(work) {
  try {
    return await work(await open());
  } catch (error) {
    if (error.name === "QuotaExceededError") throw error;
    opened = undefined;
    return work(await open());
  }
}
