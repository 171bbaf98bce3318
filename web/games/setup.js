// What every set-up needs: numbers by chance.

/** @typedef {{name: string, picture: () => string}} Variant as the notation names it, and an <svg> */

/** What the page asks chance for: 128 bits in 32 signs. */
export function newNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** That number as a seed, as engine/core/seeds.py writes it. @param {string} number */
export function seedOf(number) {
  const seed = BigInt(`0x${number}`);
  return seed < 2n ** 53n ? `${seed}` : number;
}

export const newSeed = () => seedOf(newNumber());
