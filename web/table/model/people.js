// Who sits at this phone, who holds it, and whose eyes are open.

import { onlyPerson, peopleOf } from "../../people/company.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */

/** The people of this phone. @param {Table} table @returns {number[]} */
export const people = ({ now, here }) => (now ? peopleOf(now.players, here) : []);

/** Who alone looks at this phone, and needs no hand-over. @param {Table} table @returns {number | null} */
export const alone = ({ now, here }) => (now ? onlyPerson(now.players, here) : null);

/** Does it go on elsewhere, as it stands? @param {Table} table */
export const isSent = ({ sent, now }) => sent !== null && sent === now?.revision;

/** Whoever is asked plays on another phone. @param {Table} table */
export const isElsewhere = (table) =>
  table.now?.next === "person" && !people(table).some((seat) => table.now?.asked.includes(seat));

/**
 * Is the one person who looks asked at the same time as bots? Where things are done unasked, bots come
 * first: nobody has to mind two things at once.
 * @param {Table} table
 */
export function isTogether(table) {
  const { now, house } = table;
  if (now?.next !== "bot" || !now.private || now.mover === null || house.game.mischief) return false;
  return now.asked.includes(now.mover) && now.mover === now.eyes && now.mover === alone(table);
}

/** @param {Table} table @param {number | null} seat */
export const isHere = (table, seat) => seat === null || (people(table).includes(seat) && !isSent(table));

/** Is something shown that another person must not see? @param {Table} table */
export const isPrivate = ({ now, shown }) =>
  (now?.eyes ?? shown?.update.eyes ?? null) !== null &&
  now?.next !== "nobody" &&
  peopleOf(now?.players ?? []).length > 1;

/** Who plays elsewhere is asked last; who has the phone first, then clockwise. @param {Table} table */
export function nextOf(table) {
  const { now, holder } = table;
  if (!now) return null;
  const all = isElsewhere(table) ? peopleOf(now.players) : people(table);
  const seats = all.filter((seat) => now.asked.includes(seat));
  if (holder.seat !== null && seats.includes(holder.seat)) return holder.seat;
  return seats.find((seat) => holder.seat !== null && seat > holder.seat) ?? seats[0] ?? null;
}

/**
 * That seat has done something on this phone. Whoever has opened the own cards need not do so again
 * as long as it has not left that hand, not even to be looked at by all.
 * @param {Table} table @param {number} seat @returns {Table}
 */
export const touchedBy = (table, seat) => ({
  ...table,
  holder: { seat, open: table.holder.open && table.holder.seat === seat },
});

/** Who has to take the phone before they can choose. @param {Table} table @param {Update} now @returns {number | null} */
export const handedTo = (table, now) =>
  now.private && alone(table) === null && now.eyes === null ? nextOf(table) : null;

/** It lies on the table, or nobody knows where it is. @param {Table} table @returns {Table} */
export const letGo = (table) =>
  table.holder.open ? { ...table, holder: { ...table.holder, open: false } } : table;

/**
 * Is the same hand asked for one more secret choice, and has nobody else been shown anything?
 * @param {Table} table
 */
export function goesOn({ holder, now, pending, house }) {
  if (!holder.open || holder.seat === null || !now?.private) return false;
  return now.asked.includes(holder.seat) && house.game.staysInHand(pending?.events ?? [], holder.seat);
}

/** The table when nobody may look any more. @param {Update} update @returns {Update} */
export const closed = (update) => ({
  ...update,
  eyes: null,
  legal: [],
  foregone: null,
  mover: null,
  view: null,
  events: [],
});
