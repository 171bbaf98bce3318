// What was set up, as the engine wants to hear it (Open in engine/protocol.py).

import { kindOf } from "../../bots/characters.js";
import { newSeed } from "../../games/setup.js";
import { firstInTies } from "../../people/seats.js";

/**
 * @param {import("../../engine/messages").GameName} game
 * @param {import("../../people/seats.js").Place[]} seats
 * @param {string[]} names
 * @param {string[]} variants in the order of the notation
 * @returns {import("../../engine/messages").Open}
 */
export const openRequest = (game, seats, names, variants) => ({
  type: "Open",
  game,
  options: [`seats ${seats.length}`, ...variants],
  precedence: firstInTies(seats),
  seed: newSeed(),
  added: [],
  players: seats.map(({ who, temper }, at) => ({
    name: names[at] ?? "",
    bot: who === "person" ? null : kindOf(who, temper),
  })),
  eyes: null,
});
