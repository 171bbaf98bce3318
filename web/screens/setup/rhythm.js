// What people add to the number of a deal, as texts.

import { LONGEST } from "../../text/names.js";

/**
 * One tap more: the milliseconds since the one before, as long as there is room.
 * @param {string} text @param {number} after
 */
export function tapped(text, after) {
  const longer = `${text} ${Math.round(after) % 10_000}`.trim();
  return longer.length > LONGEST ? text : longer;
}

/**
 * @param {number[]} seats @param {string[]} texts of the same people
 * @returns {{seat: number, text: string}[]} of those who added something, as `Open` wants it
 */
export const addedOf = (seats, texts) =>
  seats.map((seat, at) => ({ seat, text: texts[at] ?? "" })).filter(({ text }) => text !== "");
