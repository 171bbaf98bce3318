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

/**
 * A first real game of the people and bots of a lesson.
 * @param {Pick<import("../engine/messages").Update, "game" | "players">} update
 * @returns {Omit<import("../engine/messages").Open, "type" | "eyes">}
 */
export const openingOf = ({ game, players }) => ({
  game,
  options: [`seats ${players.length}`],
  precedence: [],
  seed: newSeed(),
  added: [],
  players,
});
