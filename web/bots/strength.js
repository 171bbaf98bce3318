// How strong a level is: what it won against players by rule of thumb, as docs/ladder/ has it.

import { strengths } from "built";

/**
 * @param {string} game
 * @param {number} seats
 * @param {string} level
 * @returns {{level: string, won: number, chance: number, others: number} | null} of 100 games;
 *   null if that was not measured
 */
export function strengthOf(game, seats, level) {
  const [nearest] = Object.entries(strengths[game] ?? {})
    .flatMap(([players, { [level]: won }]) => (won === undefined ? [] : [{ players: Number(players), won }]))
    .sort((one, other) => Math.abs(one.players - seats) - Math.abs(other.players - seats));
  if (!nearest) return null;
  const { players, won } = nearest;
  return { level, won: Math.round(100 * won), chance: Math.round(100 / players), others: players - 1 };
}
