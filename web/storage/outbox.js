// What is to be stored waits here until it is on the disk: if the database fails or does not answer, that
// is said, and tried again until all is kept.

import { writingOf } from "./appending.js";
import { nameOf } from "./faults.js";
import { withFacts } from "./records.js";
import { newestFirst } from "./saves.js";

/** @type {import("./database.js").StoreName[]} */
const STORES = ["matches", "quarantine"];
const PAUSES = { first: 1_000, longest: 30_000 }; // ms between two tries

/**
 * @typedef {import("./database.js").Transact<import("./database.js").Store>} Change
 * @typedef {import("./database.js").Transact<import("./database.js").ReadStore>} Read
 * @typedef {import("./match_store.js").Tell} Tell
 * @typedef {import("./appending.js").Standing} Standing
 * @typedef {ReturnType<typeof import("./standings.js").newStandings>} Standings
 * @typedef {import("./records.js").News} News
 * @typedef {(work: () => Promise<void>, ms: number) => unknown} Later
 * @typedef {ReturnType<typeof newOutbox>} Outbox
 *
 * @param {{change: Change, read: Read, tell: Tell, later: Later}} needs
 * @param {Standings} standings
 */
export function newOutbox({ change, read, tell, later }, standings) {
  /** Not on the disk yet. @type {Map<string, News>} */
  const waiting = new Map();
  /** Of those, what people have to know of. @type {Set<string>} */
  const unkept = new Set();
  let isSilent = false;
  const tryLater = newTries(async () => {
    for (const id of [...waiting.keys()]) await flush(id);
    return waiting.size === 0;
  }, later);

  /** @param {string} id @param {News} news @returns {Promise<boolean>} whether it will outlive the page */
  function write(id, { save, tail, facts }) {
    const before = waiting.get(id);
    const known = withFacts(before?.facts ?? {}, facts);
    const isNote = save === null && before !== undefined;
    waiting.set(id, isNote ? { ...before, facts: known } : { save, tail, facts: known });
    // Who has not answered is asked again, but nobody waits for it.
    return isSilent ? Promise.resolve(notKept(id)) : flush(id);
  }

  /** @param {string} id @returns {Promise<boolean>} */
  async function flush(id) {
    const news = waiting.get(id);
    if (!news) return true;
    try {
      const done = await put(change, id, news, standings);
      if (done.save) await find(read, id, done, { standings, isLast: () => waiting.get(id) === news });
    } catch (error) {
      return waiting.has(id) ? notKept(id, error) : true;
    }
    isSilent = false;
    if (waiting.get(id) === news) drop(id);
    return !waiting.has(id) || !unkept.has(id);
  }

  /** @param {string} id */
  function drop(id) {
    waiting.delete(id);
    if (unkept.delete(id) && unkept.size === 0) tell("kept");
  }

  /** @param {string} id @param {unknown} [error] */
  function notKept(id, error) {
    if (nameOf(error) === "TimeoutError") isSilent = true;
    const isNews = unkept.size === 0;
    unkept.add(id);
    if (isNews) tell("denied", { error });
    tryLater();
    return false;
  }

  const of = (/** @type {string} */ id) => waiting.get(id);
  return { write, drop, of, ids: () => [...waiting.keys()], keepsAll: () => unkept.size === 0 };
}

/**
 * @param {Change} change @param {string} id @param {News} news @param {Standings} standings
 * @returns {Promise<Standing>} how it stands then
 */
async function put(change, id, news, standings) {
  const standing = await change(STORES, async (all) => {
    const now = await standings.of(all, id);
    const { record, piece, after } = writingOf(now, id, news);
    if (record) await all.objectStore("matches").put(record);
    if (piece) await all.objectStore("quarantine").put(piece, piece.id);
    return after;
  });
  standings.wrote(id, standing);
  return standing;
}

/**
 * There have been databases that said "done" and had nothing.
 * @param {Read} read @param {string} id @param {Standing} done
 * @param {{standings: Standings, isLast: () => boolean}} needs
 */
async function find(read, id, { save, bookmark }, { standings, isLast }) {
  const there = await read(STORES, (all) => standings.of(all, id));
  const isThere = newestFirst(save, there.save) >= 0;
  const isNoted = isThere && JSON.stringify(bookmark) === JSON.stringify(there.bookmark);
  // Who stored something since looks for it as well.
  if (!isThere || (isLast() && !isNoted)) throw new Error("not there");
}

/**
 * Tries again and again, with longer and longer pauses, once that is asked for.
 * @param {() => Promise<boolean>} work whether nothing is left to be done
 * @param {Later} later
 */
function newTries(work, later) {
  let pause = 0;
  const again = async () => {
    const isDone = await work();
    pause = isDone ? 0 : Math.min(2 * pause, PAUSES.longest);
    if (pause > 0) later(again, pause);
  };
  return () => {
    if (pause > 0) return;
    pause = PAUSES.first;
    later(again, pause);
  };
}
