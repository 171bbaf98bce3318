// Who of those at the table is a bot, and who is the Guard.

/** @typedef {import("./types.js").Table} Table */

/** @param {Table} table @param {number} seat */
export const isBot = ({ now }, seat) => (now?.players[seat]?.bot ?? null) !== null;

/** @param {Table} table @param {number} seat */
export const isPerson = (table, seat) => !isBot(table, seat);

/** @param {Table} table @returns {number[]} */
export const botsOf = ({ now }) =>
  (now?.players ?? []).flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));

/** Who could call just now, as all see it. @param {Table} table */
export const guardOf = ({ now, house }) =>
  now?.view ? (house.game.mischief?.guardOf(now.view) ?? null) : null;
