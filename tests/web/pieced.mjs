// A match as the engine hands it to the store: whole, or what a move adds.

import { BEGIN, FakeDatabase } from "./fake_database.mjs";
import { newDatabase } from "./phone_of_matches.mjs";

const { newMatchStore } = await import("../../web/storage/match_store.js");
const { checksum } = await import("../../web/storage/saves.js");
const { crc32, sealOf } = await import("../../web/storage/seal.js");

const START = 'critter-club 1\ngame party-bugs\nseats 2\nseed 3\nplayer a "Änna 🐞"\nplayer b "Ben"\nmoves\n';

/** As engine/table/saves.py wrote it. */
export const APPENDED = {
  before:
    'critter-club 1\ngame party-bugs\nseats 2\nseed 1\nplayer a "Änna 🐞"\nplayer b "Ben \u2028"\nmoves\n1. a:play-6a\nseal 1 4bdb5c4d\n',
  tail: " b:play-11b\nseal 2 9845004a\n",
  after:
    'critter-club 1\ngame party-bugs\nseats 2\nseed 1\nplayer a "Änna 🐞"\nplayer b "Ben \u2028"\nmoves\n1. a:play-6a b:play-11b\nseal 2 9845004a\n',
};

/** @param {string} body @param {number} revision */
const sealed = (body, revision) => `${body}seal ${revision} ${crc32(`${revision} ${body}`)}\n`;

/** Moves go on a line of seven, as chapters do. */
export function newGame() {
  /** @type {string[]} */
  let turns = [];
  let revision = 0;
  const body = () =>
    turns.reduce(
      (text, turn, at) =>
        `${text}${at % 7 === 0 ? `${at / 7 + 1}. ${turn}` : turn}${at % 7 === 6 || at === turns.length - 1 ? "\n" : " "}`,
      START,
    );
  const text = () => sealed(body(), revision);
  const texts = [text()];
  const next = () => {
    revision += 1;
    texts.push(text());
  };
  return {
    /** All that it ever was. */
    texts,
    text,
    sum: () => checksum(text()),
    /** One more move. */
    move() {
      const before = text();
      turns = [...turns, `${turns.length % 2 ? "b" : "a"}:play-${turns.length % 12}a`];
      next();
      const seal = sealOf(before);
      return { after: seal?.sum ?? "", tail: text().slice((seal?.body.length ?? 0) - 1), text: text() };
    },
    undo() {
      turns = turns.slice(0, -1);
      next();
      return text();
    },
  };
}

/** @typedef {{whole: string} | ReturnType<ReturnType<typeof newGame>["move"]>} Saved */

/** The store on a page that has no mirror: what is found was in the database. */
export function opened(database = new FakeDatabase(), patience = 10_000) {
  /** @type {string[]} */
  const told = [];
  const { change, read } = newDatabase(() => database.open(), BEGIN, patience);
  const tell = (/** @type {string} */ kind, /** @type {{id?: unknown} | undefined} */ detail) =>
    void told.push(`${kind} ${String(detail?.id)}`);
  const { store, load, note, list, forget, keepsAll } = newMatchStore({
    ...{ change, read, tell, now: () => 1_000, later: (work) => setTimeout(() => void work(), 1) },
    ...{ recall: () => null, remember: () => false },
  });
  /** @param {string} id @param {Saved} saved @param {object} facts @param {{instead?: boolean}} [how] */
  const keep = (id, saved, facts, how) =>
    "whole" in saved
      ? store(id, saved.whole, facts, how)
      : store(id, saved.text, facts, { ...how, tail: saved });
  return { store: keep, load, note, list, forget, keepsAll, told, database };
}
