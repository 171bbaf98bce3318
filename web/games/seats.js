// Those who sit round the table, as every game shows them.

import { strip } from "../art/backs.js";
import { letterAt } from "../table/company.js";
import { pictureOf } from "../table/pictures.js";
import { t } from "../text/text.js";

/** All seats, the own one last. @param {number} count @param {number | null} own */
export function clockwise(count, own) {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/**
 * @param {import("../table/company.js").Company} company
 * @param {number} seat
 * @param {object} shown what the game says of it; `thinking` is the sentence for a bot on turn
 */
export function panelOf({ names, colours, tokens, bots }, seat, { turn, thinking, ...shown }) {
  const name = names[seat];
  return {
    ...shown,
    key: letterAt(seat),
    name,
    colour: String(colours[seat]),
    pattern: pictureOf(`strip ${colours[seat]}`, () => strip(colours[seat])),
    token: tokens[seat],
    turn,
    thinking: turn && bots[seat] ? t(thinking, { name }) : "",
  };
}
