// A page on a phone, as far as its matches go: the real store over a fake database and a fake device.

import { fieldOf } from "../../web/storage/shapes.js";
import { BEGIN, FakeDatabase, fakeDevice } from "./fake_database.mjs";

export const device = fakeDevice("https://host.example/one/");
export const { newDatabase } = await import("../../web/storage/database.js");
const { newMatchStore } = await import("../../web/storage/match_store.js");
const { newPhone } = await import("../../web/storage/phone.js");
export const { recall, remember } = await import("../../web/storage/device.js");

export const PATIENCE = 60; // ms, where there is a fault; else a busy machine has time
export const save = (/** @type {number} */ revision, more = "") =>
  `critter-club 1\ngame party-bugs\nseats 2\nseed 3\nplayer a "Anna"\nplayer b "Ben"\nmoves\n${more}seal ${revision} 0123abcd\n`;
export const FACTS = {
  ...{ game: "party-bugs", chapter: "1", over: false, outcome: null, colours: [4, 2], pledge: "ab" },
  players: [
    { name: "Anna", bot: null },
    { name: "Ben", bot: null },
  ],
};

/** `tries` does what waits to be tried again. */
export function page(database = new FakeDatabase(), clock = { now: 1_000 }, patience = 10_000) {
  /** @type {string[]} */
  const told = [];
  /** @type {(() => Promise<void>)[]} */
  let waiting = [];
  const { change, read } = newDatabase(() => database.open(), BEGIN, patience);
  const store = newMatchStore({
    ...{ change, read, recall, remember, now: () => clock.now },
    tell: (kind, detail) => told.push(detail?.id ? `${kind} ${detail.id}` : kind),
    later: (work) => waiting.push(work),
  });
  const tries = async () => {
    const now = waiting;
    waiting = [];
    for (const work of now) await work();
  };
  const { phoneOf } = newPhone({ change, marksOf: store.marksOf });
  return { ...store, phoneOf, told, tries, database, isTrying: () => waiting.length > 0 };
}

/** The text of a save in the record of a match. @param {FakeDatabase} database @param {string} id @param {"newest" | "before"} which */
export const textIn = (database, id, which = "newest") =>
  fieldOf(fieldOf(database.disk.matches.get(id), which), "text");
