// The secret by which this phone leaves its marks in links, and those of others that it has seen
// (engine/links/phones.py). The secret stays here: no link and no file has it.

import { recall, remember } from "./device.js";
import { fieldOf, isObject, isText } from "./shapes.js";

const NAME = "secret of this phone";
const SEEN = "marks of phones";
const MOST = 60; // matches
const MARK = /^([a-z])(\d+)-[0-9a-f]{16}$/; // a seat, how much it had decided, a value

/** @returns {string} the same for ever, drawn when it is wanted first */
function secret() {
  const known = recall(NAME);
  if (isText(known) && /^[0-9a-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(NAME, drawn);
  return drawn;
}

/** @param {string} pledge @param {readonly string[]} here @returns {import("../engine/messages").Phone} */
export const phoneOf = (pledge, here) => ({ secret: secret(), here, seen: grown(seenOf(pledge)) });

/**
 * They came with a link that somebody went on from, or went with one that was sent. What is known
 * of a seat only grows: an older link, or one without that seat, takes nothing back.
 * @param {string} pledge @param {unknown} seen
 */
export function keepSeen(pledge, seen) {
  const all = recall(SEEN);
  const { [pledge]: _before, ...others } = isObject(all) ? all : {};
  const now = grown(seenOf(pledge), seen);
  if (!now) return;
  const newest = [...Object.entries(others), [pledge, now]].slice(-MOST);
  remember(SEEN, Object.fromEntries(newest));
}

const seenOf = (/** @type {string} */ pledge) => fieldOf(recall(SEEN), pledge);

/** Of each seat the mark of its last decision. @param {...unknown} told what was damaged is left out */
function grown(...told) {
  /** @type {Map<string, {mark: string, count: number}>} */
  const marks = new Map();
  for (const mark of told.filter(isText).flatMap((text) => text.split(" "))) {
    const [, seat, count] = MARK.exec(mark) ?? [];
    if (seat && (marks.get(seat)?.count ?? -1) < Number(count))
      marks.set(seat, { mark, count: Number(count) });
  }
  const bySeat = [...marks].sort(([one], [other]) => (one < other ? -1 : 1));
  return bySeat.map(([, { mark }]) => mark).join(" ");
}
