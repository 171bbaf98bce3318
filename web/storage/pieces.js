// What a move adds to a match is stored as a piece of its own. So many of them lie in a ring that the save
// before the newest whole one reaches as far as the newest does: two generations, though each move is
// written but once.

import { parsed } from "./device.js";
import { readFacts } from "./facts.js";
import { checksum } from "./saves.js";
import { continued, sealOf } from "./seal.js";
import { fieldOf, isNumber, isText } from "./shapes.js";

/** After so many pieces a whole save is written. */
export const WHOLE_AFTER = 8;
export const SLOTS = 2 * WHOLE_AFTER;

/**
 * @typedef {import("./saves.js").Save} Save
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./saved").Tail} Tail
 *
 * @typedef {Tail & {id: string, number: number, facts: string, at: number, sum: number}} Piece `id` is its
 *   place in the ring; `facts` is JSON of what the move changed beside the save
 */

/** @param {string} match @param {number} number */
const placeOf = (match, number) => `piece ${match} ${number % SLOTS}`;

/** All places of a match. @param {string} match */
export const placesOf = (match) => Array.from({ length: SLOTS }, (_, number) => placeOf(match, number));

/** @param {string} match @param {number} number @param {Tail} tail @param {Facts} facts @param {number} at @returns {Piece} */
export function newPiece(match, number, { after, tail }, facts, at) {
  const piece = { id: placeOf(match, number), number, after, tail, facts: JSON.stringify(facts), at };
  return { ...piece, sum: sumOf(piece) };
}

/** @param {Omit<Piece, "sum">} piece */
const sumOf = ({ id, number, after, tail, facts, at }) =>
  checksum(JSON.stringify([id, number, after, tail, facts, at]));

/** Whole, and in its place. @param {unknown} raw @returns {Piece | null} */
export function readPiece(raw) {
  const [id, after, tail, facts] = ["id", "after", "tail", "facts"].map((name) => fieldOf(raw, name));
  const [number, at] = [fieldOf(raw, "number"), fieldOf(raw, "at")];
  if (!isText(id) || !isText(after) || !isText(tail) || !isText(facts)) return null;
  if (!isNumber(number) || !isNumber(at)) return null;
  const piece = { id, number, after, tail, facts, at };
  return fieldOf(raw, "sum") === sumOf(piece) && id.endsWith(` ${number % SLOTS}`)
    ? { ...piece, sum: sumOf(piece) }
    : null;
}

/** @param {Piece} piece */
export const factsIn = ({ facts }) => readFacts(parsed(facts));

/**
 * A save with all pieces that continue it, one after the other.
 * @param {Save} save
 * @param {ReadonlyMap<number, Piece>} pieces by number
 * @returns {{save: Save, used: Piece[], next: number}} `next` is the number of the piece that did not fit
 */
export function joined(save, pieces) {
  /** @type {Piece[]} */
  const used = [];
  let [text, next] = [save.text, save.since ?? 0];
  for (;;) {
    const piece = pieces.get(next);
    const longer = piece && piece.after === sealOf(text)?.sum ? continued(text, piece.tail) : null;
    if (!piece || longer === null) break;
    [text, next] = [longer, next + 1];
    used.push(piece);
  }
  const last = used.at(-1);
  return { save: last ? { ...save, text, sum: checksum(text), at: last.at, since: next } : save, used, next };
}
