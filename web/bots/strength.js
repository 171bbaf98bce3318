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
  const measured = strengths[game] ?? {};
  const nearest = Object.keys(measured)
    .map(Number)
    .filter((each) => measured[each][level] !== undefined)
    .sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats))[0];
  if (nearest === undefined) return null;
  return {
    level,
    won: Math.round(100 * measured[nearest][level]),
    chance: Math.round(100 / nearest),
    others: nearest - 1,
  };
}
