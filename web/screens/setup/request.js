// What was set up, as the engine wants to hear it (Open in engine/protocol.py).

import { kindOf } from "../../bots/characters.js";
import { newSeed } from "../../games/setup.js";
import { firstInTies } from "./seats.js";

const letter = (seat) => "abcdef"[seat];

/**
 * @param {string} game
 * @param {import("./seats.js").Place[]} seats
 * @param {string[]} names
 * @param {string[]} variants in the order of the notation
 */
export const openRequest = (game, seats, names, variants) => ({
  type: "Open",
  game,
  options: [`seats ${seats.length}`, ...variants],
  precedence: firstInTies(seats).map(letter),
  seed: newSeed(),
  players: seats.map(({ who, temper }, at) => ({
    name: names[at],
    bot: who === "person" ? null : kindOf(who, temper),
  })),
  eyes: null,
});
