// Each call of the database fails, hangs or lies once, whatever a page does with its matches: what was
// shown as kept is there afterwards, and as long as something is not kept, that is said.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeDatabase } from "./fake_database.mjs";
import { FACTS, device, page, save } from "./phone_of_matches.mjs";

const { revisionOf } = await import("../../web/storage/saves.js");

/** So many faults; `make soak` wants more. */
const FAULTS = Number(process.env.FAULTS ?? 45);
const WAYS = /** @type {const} */ (["fail", "hang", "lie"]);
const IDS = ["one", "two", "three"];
const KINDS = /** @type {const} */ (["store", "store", "store", "store", "note", "list", "load", "reload"]);
const STEPS = 14;
/** A busy machine is not to be taken for a silent database. */
const LONG = 150; // ms

/**
 * @typedef {(below: number) => number} Chance
 * @typedef {(typeof KINDS)[number]} Kind
 * @typedef {{kind: Kind, id: string}[]} Story
 * @typedef {ReturnType<typeof page>} Page
 * @typedef {ReturnType<typeof newPlay>} Play
 * @typedef {import("./fake_database.mjs").Fault} Fault
 */

/** Chance that is the same each time (mulberry32). @param {number} seed @returns {Chance} */
function chanceOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What a page does: mostly a move is stored, as at a table; in between other screens read. @param {Chance} chance @returns {Story} */
const storyOf = (chance) =>
  Array.from({ length: STEPS }, () => ({
    kind: KINDS[chance(KINDS.length)] ?? "store",
    id: IDS[chance(IDS.length)] ?? "one",
  }));

/** Nothing of a match was stored. */
const NEW = { revision: 0, sent: 0 };

/** A phone on which a story is played, and what it is held to. @param {FakeDatabase} database */
function newPlay(database) {
  /** The newest revision of each match. @type {Map<string, typeof NEW>} */
  const made = new Map();
  /** And what was shown as kept of it. @type {typeof made} */
  const kept = new Map();
  let now = page(database, undefined, LONG);

  /** The page is there anew. */
  const open = () => (now = page(database, undefined, LONG));

  function look() {
    const isSaid = now.told.filter((kind) => ["denied", "kept"].includes(kind)).at(-1) === "denied";
    assert.equal(isSaid, !now.keepsAll(), "what is not kept is said, and nothing else");
    if (now.keepsAll()) for (const [id, each] of made) kept.set(id, each);
  }

  /** What was read, or null if it is said that it could not be. @template T @param {(now: Page) => Promise<T>} work */
  async function read(work) {
    const before = now.told.length;
    const found = await work(now);
    return now.told.slice(before).includes("silent") ? null : { found };
  }

  /** At least what was kept is there. @param {string} id */
  async function loads(id) {
    const isFirst = !made.has(id);
    const answer = await read(() => now.load(id));
    if (!answer) return;
    const { found } = answer;
    assert.equal(found === null, isFirst, `${id} of ${[...made.keys()].join(" ")}`);
    if (!found) return;
    const { revision, sent } = kept.get(id) ?? NEW;
    assert.ok((revisionOf(found) ?? 0) >= revision, id);
    assert.deepEqual(found.bookmark.here, ["b"], id);
    if (sent > 0) assert.ok((found.bookmark.sent ?? 0) >= sent, `${id} was sent`);
  }

  async function loadsAll() {
    for (const id of made.keys()) await loads(id);
  }

  return { made, open, now: () => now, look, read, loads, loadsAll };
}

/** @type {Record<Kind, (play: Play, id: string) => Promise<void>>} */
const ACTS = {
  async store({ made, now }, id) {
    const { revision, sent } = made.get(id) ?? NEW;
    const { here, ...facts } = { ...FACTS, here: ["b"] };
    made.set(id, { revision: revision + 1, sent });
    await now().store(id, save(revision + 1), revision === 0 ? { ...facts, here } : facts);
  },
  async note({ made, now }, id) {
    const { revision, sent } = made.get(id) ?? NEW;
    if (revision === 0) return;
    made.set(id, { revision, sent: sent + 1 });
    await now().note(id, { sent: sent + 1 });
  },
  async list({ made, read }) {
    const ids = (await read((now) => now.list()))?.found.map((each) => each.id);
    if (ids) assert.deepEqual(ids.sort(), [...made.keys()].sort());
  },
  load: ({ loads }, id) => loads(id),
  async reload({ now, open }) {
    if (now().keepsAll()) await open().list();
  },
};

/**
 * Plays a story.
 * @param {Story} story
 * @param {(at: number, call: string) => ReturnType<Fault>} fault what becomes of each call
 */
async function told(story, fault) {
  device.clear();
  let calls = 0;
  const database = new FakeDatabase((call) => fault(calls++, call));
  const play = newPlay(database);
  for (const { kind, id } of story) {
    await ACTS[kind](play, id);
    play.look();
  }
  const isReached = calls;
  const now = play.now();
  // What was missing comes in, and then the page dies.
  for (let tries = 0; !now.keepsAll() && tries < 9; tries += 1) await now.tries();
  assert.ok(now.keepsAll(), "all is kept in the end");
  play.look();
  database.fault = () => undefined;
  play.open();
  await play.loadsAll();
  // And all that was at hand is thrown away: the records are whole by themselves.
  device.clear();
  play.open();
  await play.loadsAll();
  return isReached;
}

test("no fault of a single call loses what was shown as kept, or goes unsaid", async () => {
  for (let done = 0; done < FAULTS; done += 1) {
    const chance = chanceOf(done);
    const story = storyOf(chance);
    const calls = await told(story, () => undefined);
    const [which, how = "fail"] = [chance(calls), WAYS[done % WAYS.length]];
    let what = "";
    const once = (/** @type {number} */ at, /** @type {string} */ call) => {
      if (at !== which) return undefined;
      what = call;
      return how;
    };
    await told(story, once).catch((/** @type {unknown} */ cause) => {
      throw new Error(`story ${done}: ${how} at ${what}, call ${which} of ${calls}`, { cause });
    });
  }
});
