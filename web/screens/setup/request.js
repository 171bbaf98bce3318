// What was set up, as the engine wants to hear it (Open in engine/protocol.py).

import { VARIANTS, youngestFirst } from "./seats.js";

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 53;

const letter = (seat) => "abcdef"[seat];

/**
 * @param {import("./seats.js").Place[]} seats
 * @param {string[]} names
 * @param {string[]} options
 */
export const openRequest = (seats, names, options) => ({
  type: "Open",
  game: "party-bugs",
  options: [`seats ${seats.length}`, ...VARIANTS.filter((option) => options.includes(option))],
  precedence: youngestFirst(seats).map(letter),
  seed: newSeed(),
  players: seats.map(({ who }, at) => ({ name: names[at], bot: who === "person" ? null : who })),
  eyes: null,
});

function newSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return ((high & 0x1fffff) * 2 ** 32 + low) % SEEDS;
}
