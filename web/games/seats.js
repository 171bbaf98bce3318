// Those who sit round the table, as every game shows them.

import { strip } from "../art/backs.js";
import { pictureOf } from "../dom/pictures.js";
import { t } from "../text/text.js";

/** @typedef {import("../table/seats.js").Seat} Seat */

/** All seats, the own one last. @param {number} count @param {number | null} own */
export function clockwise(count, own) {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/**
 * @param {import("../people/company.js").Company} company
 * @param {number} seat
 * @param {Omit<Seat, "key" | "name" | "colour" | "pattern" | "token">} shown what the game says of it;
 *   `thinking` names the sentence for a bot on turn
 * @returns {Seat}
 */
export function panelOf({ names, colours, tokens, bots }, seat, { turn, thinking, ...shown }) {
  const [name = "", colour = ""] = [names[seat], colours[seat]];
  return {
    ...shown,
    key: seat,
    name,
    colour: String(colour),
    pattern: pictureOf(`strip ${colour}`, () => strip(colour)),
    token: tokens[seat] ?? "",
    turn,
    thinking: turn && bots[seat] ? t(thinking, { name }) : "",
  };
}
