// The matches of this phone: saves are opaque texts by id, each with the one before it and with its
// bookmark. What is damaged is set aside and told of, and never stands in the way of the others.

import { change, read } from "./database.js";
import { isDenied, recall, remember } from "./device.js";
import { withLetters, withNumbers } from "./facts.js";
import { newMatchStore } from "./match_store.js";
import { newPaintedTable } from "./painted.js";
import { newPhone } from "./phone.js";

/**
 * Tells "denied" if something is not kept on the device, so that it can be said, and "kept" when all is
 * again; "silent" if nothing could be read, and "answers" later; "damaged" with `detail.id` when a save was set aside, and
 * `detail.isLost` if there is no other of that match.
 */
export const matchesTrouble = new EventTarget();

/** @typedef {Partial<import("./bookmarks.js").Bookmark>} Known */

let lost = 0;

/** @type {import("./match_store.js").Tell} */
const tell = (kind, detail) => {
  if (kind === "damaged") lost += Number(detail?.isLost ?? false);
  matchesTrouble.dispatchEvent(new CustomEvent(kind, { detail }));
};
const matches = newMatchStore({ change, read, recall, remember, tell });

/** @param {string} id @param {string} text @param {Known} [known] @param {Parameters<typeof matches.store>[3]} [how] */
export const storeMatch = (id, text, known = {}, how) => matches.store(id, text, withLetters(known), how);

/** @param {string} id @param {Known} known */
export const noteMatch = (id, known) => matches.note(id, withLetters(known));

/** @param {string} id */
export async function loadMatch(id) {
  const found = await matches.load(id);
  return found && { ...found, bookmark: withNumbers(found.bookmark) };
}

export async function listMatches() {
  const all = await matches.list();
  return all.map((each) => ({ ...each, bookmark: each.bookmark && withNumbers(each.bookmark) }));
}

/** The table that was left last, to be painted at once. */
export const paintedTable = newPaintedTable(
  recall,
  remember,
  () => document.documentElement.dataset["build"] ?? "",
);

/** @param {string} id */
export function forgetMatch(id) {
  paintedTable.forget(id);
  return matches.forget(id);
}
export const marksOf = matches.marksOf;
export const { phoneOf } = newPhone({ change, marksOf });

/** Whether the newest saves of all matches outlive the page. */
export const keepsMatches = matches.keepsAll;

/** Whether matches may be there that could not be read. */
export const cannotRead = () => matches.isUnread() && !isDenied();

/** What was set aside, {id, saves, at}, to be looked at. */
export const readQuarantine = matches.setAsideBefore;

/** How many matches this page could not read any more. */
export const lostMatches = () => lost;
