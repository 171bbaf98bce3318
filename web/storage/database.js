// The one database of this copy of the site. Browsers close connections when it suits them (iOS does
// when the page was in the background), so work is done again on a fresh one. Some never answer: nobody
// waits for that longer than people would.

import { openDB } from "idb";
import { nameOf } from "./faults.js";
import { moveIn, whereItWas } from "./moving.js";
import { nameHere } from "./place.js";

const VERSION = 1;
export const ANSWER_WITHIN = 4_000; // ms
/** For what was kept under the names of before; if it takes longer, it comes in by itself. */
const MOVED_WITHIN = 1_500; // ms

/**
 * As much of idb as is used here. What is read may be anything.
 * @typedef {"matches" | "quarantine"} StoreName
 * @typedef {string | number} Key
 *
 * @typedef {object} ReadStore
 * @property {(key: Key) => Promise<unknown>} get
 * @property {() => Promise<unknown[]>} getAll
 * @property {() => Promise<Key[]>} getAllKeys
 *
 * @typedef {object} Writing
 * @property {(value: unknown, key?: Key) => Promise<unknown>} put
 * @property {(value: unknown) => Promise<unknown>} add
 * @property {(key: Key) => Promise<unknown>} delete
 *
 * @typedef {ReadStore & Writing} Store
 */

/**
 * @template {ReadStore} S
 * @typedef {{objectStore(name: StoreName): S, done: Promise<unknown>, abort(): void}} Transaction
 */

/**
 * @template {ReadStore} S
 * @typedef {<T>(stores: StoreName[], work: (transaction: Transaction<S>) => Promise<T>) => Promise<T>} Transact
 *   either all of it is on the disk, or nothing
 */

/**
 * @template C a connection
 * @typedef {object} Begin
 * @property {(connection: C, stores: StoreName[]) => Transaction<Store>} change
 * @property {(connection: C, stores: StoreName[]) => Transaction<ReadStore>} read
 */

/**
 * @template {{close(): void}} C
 * @param {(lost: () => void) => Promise<C>} open `lost` is to be called when the connection is of no use
 *   any more
 * @param {Begin<C>} begin
 * @param {number} [patience]
 */
export function newDatabase(open, begin, patience = ANSWER_WITHIN) {
  /** @type {Promise<C> | undefined} */
  let opened;

  function connection() {
    if (opened) return opened;
    const mine = open(() => {
      if (opened === mine) opened = undefined;
    });
    opened = mine;
    // One that comes when nobody waits any more would stand in the way of the next.
    const closeLate = (/** @type {C} */ database) => {
      if (mine !== opened) database.close();
    };
    mine.then(closeLate, () => {});
    return mine;
  }

  /**
   * @template T
   * @param {(database: C, given: AbortSignal) => Promise<T>} work done twice
   *   if need be; `given` up
   * @returns {Promise<T>} rejects with a TimeoutError if there is no answer
   */
  async function withDatabase(work) {
    const giveUp = new AbortController();
    const twice = async () => {
      try {
        return await work(await connection(), giveUp.signal);
      } catch (error) {
        if (nameOf(error) === "QuotaExceededError" || giveUp.signal.aborted) throw error;
        opened = undefined;
        return work(await connection(), giveUp.signal);
      }
    };
    return within(patience, twice()).catch((/** @type {unknown} */ error) => {
      if (nameOf(error) === "TimeoutError") opened = undefined;
      giveUp.abort();
      throw error;
    });
  }

  /** @type {Transact<Store>} */
  const change = (stores, work) =>
    withDatabase((database, given) => done(begin.change(database, stores), work, given));
  /** @type {Transact<ReadStore>} */
  const read = (stores, work) =>
    withDatabase((database, given) => done(begin.read(database, stores), work, given));

  return { withDatabase, change, read };
}

/**
 * @template {ReadStore} S
 * @template T
 * @param {Transaction<S>} change
 * @param {(change: Transaction<S>) => Promise<T>} work
 * @param {AbortSignal} given up
 */
async function done(change, work, given) {
  const undo = () => {
    try {
      change.abort();
    } catch {
      // It is over by itself.
    }
  };
  change.done.catch(() => {}); // It is heard of below, unless the work failed before.
  given.addEventListener("abort", undo);
  try {
    const found = await work(change);
    await change.done;
    return found;
  } catch (error) {
    undo();
    throw error;
  } finally {
    given.removeEventListener("abort", undo);
  }
}

/** @template T @param {number} ms @param {Promise<T>} answer @returns {Promise<T>} */
function within(ms, answer) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    const error = Object.assign(new Error("no answer"), { name: "TimeoutError" });
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * @typedef {{matches: {key: Key, value: unknown}, quarantine: {key: Key, value: unknown}}} Shape
 * @typedef {import("idb").IDBPDatabase<Shape>} Database
 */

/** @type {Begin<Database>} */
const BEGIN = {
  change: (database, stores) => database.transaction(stores, "readwrite", { durability: "strict" }),
  read: (database, stores) => database.transaction(stores, "readonly", { durability: "strict" }),
};

/** @param {Database} database new, or of an older version: what is there stays */
export function shape(database) {
  const has = [...database.objectStoreNames];
  if (!has.includes("matches")) database.createObjectStore("matches", { keyPath: "id" });
  if (!has.includes("quarantine")) database.createObjectStore("quarantine", { autoIncrement: true });
}

/** @type {Promise<void> | undefined} */
let moved;

/** @param {() => void} lost */
async function openHere(lost) {
  /** @type {Database} */
  const database = await openDB(nameHere("games"), VERSION, {
    upgrade: shape,
    // A newer page may need another shape; this one reopens when it has to.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      lost();
    },
    terminated: lost,
  });
  moved ??= moveIn(database, BEGIN, whereItWas()).catch((/** @type {unknown} */ error) => {
    console.warn("Older games were not moved:", error);
  });
  await Promise.race([moved, new Promise((go) => setTimeout(go, MOVED_WITHIN))]);
  return database;
}

export const { withDatabase, change, read } = newDatabase(openHere, BEGIN);
