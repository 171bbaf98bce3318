// Bots look as they feel, for a moment.

import { faceOf } from "../people/company.js";

/**
 * Nothing, where nobody is meant.
 * @param {import("../people/company.js").Company} company
 * @param {number | undefined} seat
 * @param {import("../people/company.js").Feeling} how
 * @param {number} lasts ms
 * @returns {import("../table/moments/moments").Feel[]}
 */
export function feeling(company, seat, how, lasts, at = 0) {
  if (seat === undefined) return [];
  const picture = faceOf(company, seat, how);
  return picture === null ? [] : [{ type: "feel", seat, picture, at, lasts }];
}
