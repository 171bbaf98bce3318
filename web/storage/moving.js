// Before names said where (place.js), all copies of the site at one origin shared a database. What is
// in there is moved into the database of the copy that comes first, whole: matches and who sits where
// belong together, and a match in two places would be played on in two ways. Which copy it was made by
// nobody noted. An older page may still write there; what it leaves is moved the next time.
//
// Two databases cannot change at once. So the copy first writes its name into the old one; then it
// stores, and then it deletes. If it breaks off, only the same copy goes on with it: another one
// would not know what has been stored already.

import { openDB } from "idb";
import { forgetShared, recall, recallShared, remember } from "./device.js";
import { nameBefore, nameHere } from "./place.js";
import { readFacts } from "./facts.js";
import { fieldOf, isObject, isText } from "./shapes.js";
import { allOf, following, readRecord, wholeOf, withFacts } from "./records.js";

/** @type {import("./database.js").StoreName[]} */
const STORES = ["matches", "quarantine"];
const CLAIM = "moved by"; // a key among what was set aside, which has numbers

/** The old database, or null: then it is not made. @returns {Promise<Database | null>} */
async function openOld() {
  if ("databases" in indexedDB && !(await indexedDB.databases()).some(({ name }) => name === "critter-club"))
    return null;
  /** @type {Promise<Database>} */
  const opened = openDB("critter-club", 1, {
    upgrade(_database, _version, _new, change) {
      change.done.catch(() => {});
      change.abort();
    },
  });
  return opened.catch(() => null);
}

/** Matches that an older page plays just now: it will store them there again. */
async function inPlay() {
  const asked = "locks" in navigator ? navigator.locks.query() : Promise.resolve({});
  /** @type {LockManagerSnapshot} */
  const { held = [] } = await asked.catch(() => ({}));
  const start = nameBefore("writer ");
  return held.flatMap(({ name = "" }) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}

/**
 * @typedef {import("./database.js").Database} Database
 * @typedef {import("./database.js").Key} Key
 * @typedef {import("./database.js").ReadStore} ReadStore
 * @typedef {import("./database.js").Store} Store
 * @typedef {{id: string} & Partial<Record<string, unknown>>} Found a record, as it was there
 */

/** @template C @typedef {import("./database.js").Begin<C>} Begin */
/** @template {ReadStore} S @typedef {import("./database.js").Transaction<S>} Transaction */

/** Where it comes from; `name` of this copy. */
export const whereItWas = () => ({ openOld, inPlay, name: nameHere("") });

/**
 * @template {{close(): void}} C
 * @param {C} database of this copy
 * @param {Begin<C>} begin
 * @param {{openOld: () => Promise<C | null>, inPlay: () => Promise<string[]>, name: string}} from
 */
export async function moveIn(database, begin, from) {
  const mirror = recallShared("newest match");
  const old = await from.openOld();
  try {
    if (!mirror && (await isEmpty(old && begin.read(old, STORES)))) return;
    const staying = await from.inPlay();
    const found = await claimed(old && begin.change(old, STORES), from.name);
    if (!found) return;
    const shared = recallShared("bookmarks");
    const bookmarks = isObject(shared) ? shared : {};
    const matches = withMirror(found.matches, mirror).filter(({ id }) => !staying.includes(id));
    await storeAll(begin.change(database, STORES), matches, bookmarks, found.aside);
    if (old) await leave(begin.change(old, STORES), from.name, matches, found.keys);
    moveSmall(bookmarks, mirror, staying);
  } finally {
    old?.close();
  }
}

/** @param {Transaction<ReadStore> | null} old */
async function isEmpty(old) {
  if (!old) return true;
  const keys = await Promise.all(STORES.map((name) => old.objectStore(name).getAllKeys()));
  return keys.flat().length === 0;
}

/**
 * @param {Transaction<Store> | null} change of the old one @param {string} name
 * @returns {Promise<{matches: unknown[], keys: Key[], aside: unknown[]} | null>}
 */
async function claimed(change, name) {
  if (!change) return { matches: [], keys: [], aside: [] };
  const aside = change.objectStore("quarantine");
  const whose = await aside.get(CLAIM);
  if (whose !== undefined && whose !== name) return null;
  await aside.put(name, CLAIM);
  const matches = await allOf(change.objectStore("matches"));
  const keys = (await aside.getAllKeys()).filter((key) => key !== CLAIM);
  const found = { matches, keys, aside: await Promise.all(keys.map((key) => aside.get(key))) };
  await change.done;
  return found;
}

/** @param {unknown} raw @returns {raw is Found} */
const isFound = (raw) => isText(fieldOf(raw, "id"));

/** The text of the newest save, if there is one. @param {unknown} raw */
const textOf = (raw) => fieldOf(fieldOf(raw, "newest"), "text");

/** The newest save may be nowhere else. @param {unknown[]} raw @param {unknown} mirror */
function withMirror(raw, mirror) {
  const matches = raw.filter(isFound);
  if (!isFound(mirror)) return matches;
  const { id, ...newest } = mirror;
  if (matches.some((each) => each.id === id && textOf(each) === newest["text"])) return matches;
  return [...matches, { id, newest, before: null }];
}

/**
 * @param {Transaction<Store>} change @param {Found[]} matches
 * @param {Partial<Record<string, unknown>>} bookmarks @param {unknown[]} aside
 */
async function storeAll(change, matches, bookmarks, aside) {
  const [into, besides] = [change.objectStore("matches"), change.objectStore("quarantine")];
  for (const raw of matches) {
    const here = readRecord(await into.get(raw.id));
    const facts = withFacts(readFacts(bookmarks[raw.id]), here?.bookmark ?? {});
    const [save = null] = wholeOf(readRecord(raw));
    // What is damaged stays so: it is told of when it is read.
    if (wholeOf(here).length > 0) await into.put(following(here, raw.id, { save, facts }));
    else await into.put({ ...raw, bookmark: facts });
  }
  for (const each of aside) await besides.put(each);
  await change.done;
}

/**
 * What is here now is deleted there, unless it has changed since.
 * @param {Transaction<Store>} change @param {string} name @param {Found[]} matches @param {Key[]} keys
 */
async function leave(change, name, matches, keys) {
  const [from, aside] = [change.objectStore("matches"), change.objectStore("quarantine")];
  for (const match of matches) {
    if (textOf(await from.get(match.id)) === textOf(match)) await from.delete(match.id);
  }
  for (const key of keys) await aside.delete(key);
  if ((await aside.get(CLAIM)) === name) await aside.delete(CLAIM);
  await change.done;
}

/** @param {Partial<Record<string, unknown>>} bookmarks @param {unknown} mirror @param {string[]} staying */
function moveSmall(bookmarks, mirror, staying) {
  const isStaying = (/** @type {[string, unknown]} */ [id]) => staying.includes(id);
  const all = Object.entries(bookmarks);
  const here = recall("bookmarks");
  remember("bookmarks", {
    ...Object.fromEntries(all.filter((each) => !isStaying(each))),
    ...(isObject(here) ? here : {}),
  });
  const rest = all.filter(isStaying);
  forgetShared("bookmarks", rest.length > 0 ? Object.fromEntries(rest) : undefined);
  if (!(isFound(mirror) && staying.includes(mirror.id))) forgetShared("newest match");
}
