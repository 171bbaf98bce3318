// Chance that a seed repeats.

import assert from "node:assert/strict";

/** @typedef {ReturnType<typeof chanceFrom>} Chance */

/** @param {number} seed */
export function chanceFrom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** @param {number} most */
    under: (most) => Math.floor(next() * most),
    /** @param {number} part */
    is: (part) => next() < part,
    /** @template T @param {readonly T[]} list */
    one(list) {
      const found = list[Math.floor(next() * list.length)];
      assert.ok(found !== undefined);
      return found;
    },
    /** Mostly short, now and then very long. @param {number} usual @param {number} longest */
    ms: (usual, longest) => (next() < 0.03 ? next() * longest : next() * usual),
  };
}
