// The table of a replay: what those eyes saw lies on it, and nothing can be touched.

import { isStill } from "../../parts/appearance.js";
import { newBoard } from "../../table/board.js";
import { newShowing } from "../../table/showing.js";

/**
 * @param {object} needs
 * @param {import("../../games/contract").Game} needs.game
 * @param {readonly {name: string, bot: string | null}[]} needs.players
 * @param {ReturnType<typeof import("../../people/company.js").companyOf>} needs.company
 * @param {ReturnType<typeof import("./sight.js").newSight>} needs.sight
 * @param {() => number} needs.pace
 */
export function newTable({ game, players, company, sight, pace }) {
  const board = newBoard(game.zones);
  const showing = newShowing({
    ...{ board, draw, isStill, pace },
    stepsOf: (events) => game.stepsOf(events),
    blank: (view) => game.blank(view),
    seenBy: (view, update) => game.seenBy(view, update),
    momentOf: (events, seen) => game.momentOf(events, seen, company),
  });

  /** @param {import("../../games/contract").View} view */
  function draw(view) {
    const eyes = sight.eyes();
    const own = eyes ?? game.ownOf({ players, mover: null, eyes, private: false }, view);
    // Nobody thinks in a replay.
    const bots = company.bots.map(() => false);
    board.draw(game.sceneOf(view, { ...company, own, bots, mischief: [] }), () => {});
  }

  return { board, showing };
}
