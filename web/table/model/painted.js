// A table that is painted as it was left, before there is an engine: what everybody saw then. Whoever
// touches it is heard at once and answered later, once, and only if the table still stands like that.

import { opened } from "./hands.js";
import { choices, urgentOf } from "./offers.js";
import { handedTo, isElsewhere } from "./people.js";
import { extra, play } from "./person.js";
import { pictureOf } from "./picture.js";
import { clear } from "./showing.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */
/** @typedef {Extract<import("./types.js").Happening, {type: "painted"}>} Painted */

/**
 * What was kept, in the form in which the engine says how a table stands.
 * @param {import("../../engine/messages").Painted} painted
 * @param {{players: Painted["update"]["players"], chapter: string, pledge?: string}} known besides
 * @param {number} revision
 * @returns {Painted["update"]}
 */
export function asUpdate({ type: _, ...seen }, { players, chapter, pledge = "" }, revision) {
  return {
    ...{ type: "Update", ...seen, players, chapter, pledge, revision, outcome: null },
    ...{ eyes: null, events: [], clock: [], undo: null, why: null, isPainted: true },
  };
}

/** @param {Table} table @param {Emit} emit @param {Painted} painted @returns {Table} */
export function paint(table, emit, { update, here, sent = null }) {
  if (table.course.at !== "arriving") return table;
  const company = table.house.meet(update.players);
  const shown = { update, view: update.view };
  const next = { ...table, here, sent, now: update, company, shown, course: paintedAt(null) };
  const seat = waitsFor(next);
  if (seat !== null) emit({ type: "hand-over", seat });
  const drawn = { ...next, picture: pictureOf(next) };
  const urgent = urgentOf(drawn);
  return urgent === null ? drawn : extra(drawn, emit, { key: urgent });
}

/** @param {number | null} id the question by which the engine says how it stands @returns {Table["course"]} */
export const paintedAt = (id) => ({ at: "painted", id });

/** The stored match is at another position: nothing of this holds. @param {Table} table @returns {Table} */
export function unpaint(table) {
  if (table.course.at !== "painted") return table;
  return {
    ...clear(unpainted(table)),
    picked: null,
    mode: null,
    sheet: null,
    wish: null,
    course: { at: "arriving" },
  };
}

/** Whatever the engine says takes the place of what was painted. @param {Table} table @returns {Table} */
export function unpainted(table) {
  const { now, wish, picked, mode } = table;
  if (!now?.isPainted) return table;
  const begun = { revision: now.revision, picked, mode };
  return { ...table, now: null, company: null, wish: wish ?? (picked || mode ? begun : null) };
}

/** Who is to take the phone and open their cards. @param {Table} table */
function waitsFor(table) {
  const { now } = table;
  if (now?.next !== "person" || (isElsewhere(table) && now.foregone === null)) return null;
  return handedTo(table, now);
}

/** Somebody has held the curtain: it opens when there is somebody to ask. @param {Table} table @param {Emit} emit @param {number} seat @returns {Table} */
export function wishToOpen(table, emit, seat) {
  if (table.wish || !table.now || waitsFor(table) === null) return table;
  emit({ type: "heard" });
  return { ...table, wish: { revision: table.now.revision, seat } };
}

/** Nothing moves by itself for somebody who has gone. @param {Table} table @returns {Table} */
export const withoutWish = (table) => (table.wish ? { ...table, wish: null } : table);

/**
 * What was wanted is done now, if it can be, and not again.
 * @param {Table} table settled, as the engine has it
 * @param {Emit} emit
 * @returns {Table}
 */
export function fulfilled(table, emit) {
  const { wish, now, course } = table;
  if (!wish) return table;
  const plain = { ...table, wish: null };
  if (now?.revision !== wish.revision) return plain;
  if ("seat" in wish) return course.at === "curtain" ? opened(plain, wish) : plain;
  if ("picked" in wish) return asBegun(plain, wish);
  return choices(plain).includes(wish.move) ? play(plain, emit, wish.move) : plain;
}

/** What is picked up stays so, as far as it is still legal (keepPicked). @param {Table} table @param {Pick<Table, "picked" | "mode">} wish @returns {Table} */
const asBegun = (table, { picked, mode }) => (choices(table).length > 0 ? { ...table, picked, mode } : table);
