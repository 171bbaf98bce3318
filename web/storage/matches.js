// The saves of matches: opaque texts by id, each with the one before it. A save that was
// damaged is set aside and told of, and never stands in the way of the others.

import { withDatabase } from "./database.js";
import { recall, remember } from "./device.js";

/**
 * @typedef {{text: string, sum: number, at: number}} Save
 * @typedef {{id: string, newest: Save, before: Save | null}} Kept
 */

/**
 * Tells "denied" if nothing can be kept on the device, so that it can be said, and
 * "damaged" with `detail.id` when a save was set aside.
 */
export const matchesTrouble = new EventTarget();

/** Matches of this page's life, where the device keeps nothing. @type {Map<string, Kept>} */
const inMemory = new Map();
/** The newest save once more, in another place: databases have been lost as a whole. */
const MIRROR = "newest match";

/** Whether the newest saves of all matches outlive the page. */
export const keepsMatches = () => inMemory.size === 0;

/**
 * Resolves when the save is on the disk, or if that is denied, in memory. The mirror is no disk: it
 * holds one match, and goes with the next.
 * @returns {Promise<boolean>} whether it will be there after the page has gone
 */
export async function storeMatch(id, text) {
  const save = { text, sum: checksum(text), at: Date.now() };
  remember(MIRROR, { id, ...save });
  try {
    await withDatabase(async (database) => {
      const change = database.transaction("matches", "readwrite", { durability: "strict" });
      const kept = await change.store.get(id);
      await change.store.put(following(kept, id, save));
      await change.done;
    });
    inMemory.delete(id); // what could not be stored before is older
    return true;
  } catch (error) {
    const isNews = keepsMatches();
    inMemory.set(id, following(inMemory.get(id), id, save));
    if (isNews) trouble("denied", { error });
    return false;
  }
}

/**
 * @returns {Promise<{text: string, at: number, isOlder: boolean} | null>} the newest save
 *   that is whole; `isOlder` says that a newer one was damaged
 */
export async function loadMatch(id) {
  const kept = await read(id);
  const mirror = recall(MIRROR);
  const saves = [kept?.newest, mirror?.id === id ? mirror : null, kept?.before]
    .filter((save) => save != null)
    .sort((one, other) => other.at - one.at);
  const whole = saves.find(isWhole);
  const damaged = saves.filter((save) => !isWhole(save));
  if (damaged.length > 0) await setAside(id, damaged, whole);
  return whole ? { text: whole.text, at: whole.at, isOlder: whole !== saves[0] } : null;
}

/** @returns {Promise<{id: string, at: number}[]>} the newest first */
export async function listMatches() {
  const stored = await withDatabase((database) => database.getAll("matches")).catch(() => []);
  const kept = new Map([...stored.map((each) => [each.id, each]), ...inMemory]);
  const times = new Map([...kept].map(([id, { newest }]) => [id, newest?.at ?? 0]));
  const mirror = recall(MIRROR);
  if (mirror && !times.has(mirror.id)) times.set(mirror.id, mirror.at);
  return [...times].map(([id, at]) => ({ id, at })).sort((one, other) => other.at - one.at);
}

export async function forgetMatch(id) {
  inMemory.delete(id);
  if (recall(MIRROR)?.id === id) remember(MIRROR, null);
  await withDatabase((database) => database.delete("matches", id)).catch(() => {});
}

/** @returns {Promise<object[]>} what was set aside: {id, saves, at}, to be looked at */
export function readQuarantine() {
  return withDatabase((database) => database.getAll("quarantine")).catch(() => []);
}

async function read(id) {
  const stored = await withDatabase((database) => database.get("matches", id)).catch(() => null);
  return inMemory.get(id) ?? stored;
}

/** A damaged save does not push out a whole one. */
function following(kept, id, save) {
  const before = [kept?.newest, kept?.before].find((each) => each && isWhole(each)) ?? null;
  return { id, newest: save, before };
}

async function setAside(id, saves, whole) {
  await withDatabase(async (database) => {
    const change = database.transaction(["matches", "quarantine"], "readwrite");
    await change.objectStore("quarantine").add({ id, saves, at: Date.now() });
    const matches = change.objectStore("matches");
    if (whole) await matches.put({ id, newest: whole, before: null });
    else await matches.delete(id);
    await change.done;
  }).catch(() => {});
  const mirror = recall(MIRROR);
  if (mirror?.id === id && !isWhole(mirror)) remember(MIRROR, null);
  trouble("damaged", { id });
}

function trouble(kind, detail) {
  matchesTrouble.dispatchEvent(new CustomEvent(kind, { detail }));
}

const isWhole = ({ text, sum }) => typeof text === "string" && checksum(text) === sum;

/** FNV-1a, 32 bits: it finds damage, and works where crypto.subtle is missing. */
function checksum(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
