// Winners and losers look it, if they have a face.

import { faceOf } from "./company.js";

/**
 * @param {readonly {place: number, rank: number}[]} rows of a result
 * @param {import("./company.js").Company} company
 * @param {number} place
 * @returns {string} the address of a picture
 */
export function lookOf(rows, company, place) {
  const rank = rows.find((row) => row.place === place)?.rank;
  const last = Math.max(...rows.map((row) => row.rank));
  const feeling = rank === 1 ? "glad" : rank === last ? "sad" : "calm";
  return faceOf(company, place, feeling) ?? company.tokens[place] ?? "";
}
