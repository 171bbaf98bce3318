// The shape in which a game tells the set-up screen how it can be played.

/**
 * @typedef {object} Setup
 * @property {() => string} sign the <svg> beside its name
 * @property {[number, number]} seats fewest and most
 * @property {{name: string, picture: () => string}[]} variants as the notation names them, in the
 *   order in which people read them
 * @property {boolean} travels can it be played on several phones, by link? Not if all have to be
 *   there at the same time
 * @property {(players: number) => {name: string, colour: string, picture: () => string, line: string} | null} dummy
 *   who sits there besides; its name is nobody else's, `line` is the sentence about it
 */

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 53;

/** What the page asks chance for. */
export function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return ((high & 0x1fffff) * 2 ** 32 + low) % SEEDS;
}
