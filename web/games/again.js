// The same people once more, with other cards.

import { letterAt } from "../table/company.js";
import { GAMES } from "./index.js";
import { newSeed } from "./setup.js";

/** @param {{game: string, players: object[], view: {config: object}}} update @returns {object} as `Open` in engine/protocol.py */
export function againOf({ game, players, view: { config } }) {
  const { variantsOf, rankedIn } = GAMES[game];
  return {
    game,
    options: [`seats ${players.length}`, ...variantsOf(config)],
    precedence: rankedIn(config)
      .filter((seat) => players[seat].bot === null)
      .map(letterAt),
    seed: newSeed(),
    players,
  };
}
