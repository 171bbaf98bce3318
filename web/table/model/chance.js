// Chance is a value of the table, so that a seed repeats whatever has happened.

const STEP = 0x6d2b79f5;

/** @template {{chance: number}} T @param {T} table @returns {[T, number]} from 0 up to 1 */
export function drawn(table) {
  const chance = (table.chance + STEP) | 0;
  let mixed = Math.imul(chance ^ (chance >>> 15), 1 | chance);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return [{ ...table, chance }, ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32];
}

/** @template {{chance: number}} T @template E @param {T} table @param {E[]} list @returns {[T, E[]]} */
export function shuffled(table, list) {
  const left = [...list];
  const mixed = [];
  let next = table;
  while (left.length > 0) {
    let part;
    [next, part] = drawn(next);
    mixed.push(...left.splice(Math.floor(part * left.length), 1));
  }
  return [next, mixed];
}
