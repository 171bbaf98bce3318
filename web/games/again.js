// The same people once more, with other cards.

import { GAMES } from "./index.js";
import { newSeed } from "./setup.js";

/**
 * @param {Pick<import("../engine/messages").Update, "game" | "players"> & {view: import("./contract").View}} update
 * @returns {Omit<import("../engine/messages").Open, "type" | "eyes">}
 */
export function againOf({ game, players, view: { config } }) {
  const own = GAMES[game];
  return {
    game,
    options: [`seats ${players.length}`, ...own.variantsOf(config)],
    precedence: own.rankedIn(config).filter((seat) => players[seat]?.bot === null),
    seed: newSeed(),
    added: [],
    players,
  };
}
