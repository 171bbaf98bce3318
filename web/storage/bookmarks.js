// What the home screen says of a match before Python is there: who plays it, in which
// colours, and how far it has come. The record in the database is the truth (matches.js); here
// is a copy of it that can be read at once, and that may be lost or old after a crash.

import { tidied } from "../text/names.js";
import { parsed, recall, remember } from "./device.js";
import { isBookmark, readFacts, withNumbers } from "./facts.js";
import { nameHere } from "./place.js";
import { fieldOf, isObject, isText } from "./shapes.js";

const NAME = "bookmarks";
const DELETING = "being deleted";

/**
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {{game: string, players: {name: string, bot: string | null}[], chapter: string,
 *   over: boolean, outcome?: {scores: number[], ranks: number[]} | null, colours: number[],
 *   pledge?: string} & Beside} Bookmark `outcome` is by place, and there once it is over
 *
 * What is known of a match besides, and cannot be made from its save:
 * @typedef {object} Beside
 * @property {number[]} [here] the seats of this phone, if the others play on phones of their own
 * @property {number | null} [waits] for which seat of another phone, if for any
 * @property {number | null} [sent] how many turns there were when it was sent on, if it was
 * @property {string} [deal] the fingerprint of the deal, whoever plays it; known once it was shared
 * @property {{players: {name: string}[], scores: number[]}} [rival] who played the same deal
 * @property {string} [day] whose deal of the day it is, like 2026-02-28
 * @property {number} [begun] when, on this phone: of two matches of one deal, the first counts
 * @property {string} [mark] of its past, and
 * @property {string} [seen] of the phones it was on (marks.js)
 */

/**
 * What is to be stored with its save.
 * @param {Pick<import("../engine/messages").Update, "game" | "players" | "chapter" | "outcome" | "pledge">} update
 * @param {readonly number[]} colours by seat
 */
export const bookmarkFrom = ({ game, players, chapter, outcome, pledge }, colours) =>
  withNumbers(readFacts({ game, players, chapter, over: outcome !== null, outcome, colours, pledge }));

/** Every match that has one, the newest last; those that are none are left out. @returns {[string, Bookmark][]} */
export const bookmarks = () =>
  [...allFacts()].flatMap(([id, facts]) => (isBookmark(facts) ? [[id, withNumbers(facts)]] : []));

/** What is known of each match, also if that makes no whole bookmark. */
export const allFacts = () => new Map(Object.entries(copied()).map(([id, raw]) => [id, readFacts(raw)]));

/** The copy here, as it is. */
function copied() {
  const all = recall(NAME);
  return isObject(all) ? all : {};
}

/** @param {string} id */
export function bookmarkOf(id) {
  const facts = factsOf(id);
  return isBookmark(facts) ? withNumbers(facts) : undefined;
}

/** What is known of one match. @param {string} id */
export const factsOf = (id) => readFacts(fieldOf(recall(NAME), id));

/** @param {[string, Facts][]} changes of matches, what is known of them now */
export const copyBookmarks = (changes) => copyOver({ ...copied(), ...Object.fromEntries(changes) });

/** The same of a match that is being played: it comes last in the copy. @param {string} id @param {Facts} known */
export function copyNewest(id, known) {
  const { [id]: _before, ...others } = copied();
  copyOver({ ...others, [id]: known });
}

/** @param {Record<string, unknown>} after */
function copyOver(after) {
  if (JSON.stringify(copied()) !== JSON.stringify(after)) remember(NAME, after);
}

/** @param {string} id */
export function forgetBookmark(id) {
  const { [id]: _forgotten, ...others } = copied();
  remember(NAME, others);
}

/** So that a tab that plays it knows why it loses its pen. @param {string | null} id */
export const markDeleting = (id) => remember(DELETING, id);
export const isBeingDeleted = (/** @type {string} */ id) => recall(DELETING) === id;

/** @param {() => void} heard another tab begins to delete a match, or has just done it @returns {() => void} stops it */
export function hearDeleting(heard) {
  const hear = (/** @type {StorageEvent} */ { key }) => key === nameHere(DELETING) && heard();
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/**
 * A bookmark from the text of a save, as engine/NOTATION.md has it.
 * @param {string} text
 * @returns {import("./facts.js").Kept | null} null if this is no match at all
 */
export function readBookmark(text) {
  const lines = text.split("\n");
  if (!/^critter-club \d+$/.test(lines[0] ?? "")) return null;
  const players = lines.map(readPlayer).filter((player) => player !== null);
  const game = lines.find((line) => line.startsWith("game "))?.slice(5);
  if (!game || players.length === 0) return null;
  const chapter = lines.findLast((line) => /^\d[\d.]*\. /.test(line))?.split(" ")[0] ?? "";
  return {
    game,
    players: tidied(players),
    chapter: chapter.replace(/\.$/, ""),
    over: false,
    colours: players.map((_, seat) => seat % 6),
  };
}

/** `player b "Ben" random`; without its last word it is a person. A name may have any sign in it. @param {string} line */
function readPlayer(line) {
  const [, quoted = "", bot = null] = /^player [a-z] (".*")(?: ([a-z-]+))?$/s.exec(line) ?? [];
  const name = parsed(quoted);
  return isText(name) ? { name, bot } : null;
}
