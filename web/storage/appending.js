// A record and its pieces (pieces.js): what they say together, and what is written when news come. All of it
// is values; who has a transaction at hand reads and writes (outbox.js).

import { factsIn, joined, newPiece, placesOf, readPiece, SLOTS, WHOLE_AFTER } from "./pieces.js";
import { readRecord, withFacts } from "./records.js";
import { isWhole, newestFirst } from "./saves.js";
import { sealOf } from "./seal.js";

/**
 * @typedef {import("./saves.js").Save} Save
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./pieces.js").Piece} Piece
 * @typedef {import("./records.js").MatchRecord} MatchRecord
 *
 * @typedef {object} Standing how a match stands on the disk
 * @property {MatchRecord | null} record
 * @property {Save | null} save the newest that is whole, put together
 * @property {Facts} bookmark
 * @property {number} next the number of the next piece
 * @property {boolean} isOlder something newer was there, and is damaged
 * @property {unknown[]} damaged to be set aside
 * @property {string[]} places where pieces lie that are of no use any more
 * @property {readonly unknown[]} ring what lies in its places
 *
 * @typedef {{record: MatchRecord | null, piece: Piece | null}} Put what is to be put; null stays as it is
 * @typedef {Put & {after: Standing}} Writing and how the match stands then
 */

/** @param {string} id @param {unknown} raw its record @param {readonly unknown[]} ring what lies in its places @returns {Standing} */
export function standingOf(id, raw, ring) {
  const record = readRecord(raw);
  const read = ring.map(readPiece);
  const pieces = new Map(read.flatMap((piece) => (piece ? [[piece.number, piece]] : [])));
  const wholes = [record?.newest, record?.before].filter(isWhole);
  const courses = wholes.map((whole) => joined(whole, pieces));
  const [best] = courses.sort((one, other) => newestFirst(one.save, other.save));
  const end = Math.max(0, best?.next ?? 0, ...wholes.map(({ since = 0 }) => since));
  const isBroken = (/** @type {number} */ slot) => isThere(ring[slot]) && !read[slot];
  const isLate = (/** @type {number} */ slot) => (read[slot]?.number ?? -1) >= end;
  const useless = [...ring.keys()].filter((slot) => isBroken(slot) || isLate(slot));
  const unwhole = [record?.newest, record?.before].filter((save) => isThere(save) && !isWhole(save));
  const facts = [record?.bookmark ?? {}, ...(best?.used ?? []).map(factsIn)];
  return {
    record,
    save: best?.save ?? null,
    bookmark: facts.reduce((known, each) => withFacts(known, each)),
    next: Math.max(end, ...[...pieces.keys()].map((number) => number + 1)),
    isOlder: useless.some(isLate) || isBroken(end % SLOTS) || isBehind(record, best?.save ?? null),
    damaged: [...unwhole, ...useless.map((slot) => ring[slot]), ...(isThere(raw) && !record ? [raw] : [])],
    places: useless.map((slot) => placesOf(id)[slot] ?? ""),
    ring,
  };
}

const isThere = (/** @type {unknown} */ raw) => raw !== undefined && raw !== null;

/** The newest whole save is damaged, and the one before does not reach it. @param {MatchRecord | null} record @param {Save | null} save */
const isBehind = (record, save) =>
  record !== null && save !== null && !isWhole(record.newest) && newestFirst(record.newest, save) < 0;

/**
 * What is written for a whole save, or for facts alone. What was newest is the one before, put together.
 * @param {Standing} now @param {string} id @param {Save | null} save @param {Facts} facts
 * @returns {Put}
 */
function wholly(now, id, save, facts) {
  const all = [save, now.save].filter((each) => each !== null).sort(newestFirst);
  const [newest, last = null] = all.map((each) => ({ ...each, since: now.next }));
  if (!newest) return { record: null, piece: null };
  const before = save ? last : beforeOf(now);
  return { record: { id, newest, before, bookmark: withFacts(now.bookmark, facts) }, piece: null };
}

/** Where facts alone are written, there are still two: with its pieces, the other tells the same. @param {Standing} now */
function beforeOf({ record, save }) {
  const others = [record?.newest, record?.before].filter(isWhole);
  return others.find(({ text }) => text !== save?.text) ?? null;
}

/**
 * What is written for news: a piece, if it makes the very save that is to be stored of what is there.
 * @param {Standing} now @param {string} id @param {import("./records.js").News} news
 * @returns {Writing}
 */
export function writingOf(now, id, { save, tail, facts }) {
  const writing = save && tail && appended(now, id, tail, facts, save.at);
  if (writing && writing.after.save?.text === save.text) return writing;
  const whole = wholly(now, id, save, facts);
  return { ...whole, after: standingAfter(now, id, whole) };
}

/**
 * What is written for a tail: a piece, and now and then a whole save; null if it continues something else.
 * @param {Standing} now @param {string} id @param {import("./saved").Tail} tail @param {Facts} facts
 * @param {number} at
 * @returns {Writing | null}
 */
function appended(now, id, tail, facts, at) {
  const { record, save, bookmark, next, isOlder } = now;
  if (!record || !save || !isWhole(record.newest) || isOlder) return null;
  if (sealOf(save.text)?.sum !== tail.after) return null;
  const piece = newPiece(id, next, tail, changed(bookmark, facts), at);
  const longer = joined({ ...save, since: next }, new Map([[next, piece]]));
  if (longer.used.length === 0) return null;
  const isFull = longer.next - (record.newest.since ?? 0) >= WHOLE_AFTER;
  // With its pieces, the one before tells the same.
  const both = { newest: longer.save, before: record.newest };
  const put = { record: isFull ? { id, ...both, bookmark: withFacts(bookmark, facts) } : null, piece };
  return { ...put, after: longerBy(now, id, put, longer) };
}

/**
 * How it stands with one more piece. What is sound needs no second look: only the piece is new.
 * @param {Standing} now @param {string} id @param {{record: MatchRecord | null, piece: Piece}} put
 * @param {{save: Save, next: number}} longer
 * @returns {Standing}
 */
function longerBy(now, id, put, { save, next }) {
  if (now.damaged.length > 0 || now.places.length > 0) return standingAfter(now, id, put);
  const bookmark = withFacts(now.bookmark, factsIn(put.piece));
  return { ...now, record: put.record ?? now.record, save, bookmark, next, ring: ringAfter(now, id, put) };
}

/** Only what is not known yet. @param {Facts} known @param {Facts} facts @returns {Facts} */
function changed(known, facts) {
  const told = new Map(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]));
  const news = Object.entries(facts).filter(([name, value]) => told.get(name) !== JSON.stringify(value));
  return Object.fromEntries(news);
}

/** How it stands when that is written. @param {Standing} now @param {string} id @param {Put} put */
export const standingAfter = (now, id, put) =>
  standingOf(id, put.record ?? now.record, ringAfter(now, id, put));

/** @param {Standing} now @param {string} id @param {Put} put */
const ringAfter = ({ ring }, id, { piece }) => {
  const places = placesOf(id);
  return ring.map((raw, slot) => (piece?.id === places[slot] ? piece : raw));
};
