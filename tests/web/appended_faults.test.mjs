// Each call of the database fails, hangs or lies once while a match is stored move by move: what was said to
// be stored is there afterwards, with its facts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeDatabase } from "./fake_database.mjs";
import { newGame, opened } from "./pieced.mjs";
import { FACTS, device } from "./phone_of_matches.mjs";

/** So many faults; `make soak` wants more. */
const FAULTS = Number(process.env.FAULTS ?? 45);
const WAYS = /** @type {const} */ (["fail", "hang", "lie"]);
const MOVES = 12;
const PATIENCE = 60; // ms
const TRIES = 4;

/** @typedef {import("./fake_database.mjs").Fault} Fault */

const soon = () => new Promise((go) => setTimeout(go, PATIENCE));

/** Is it stored? What is not is tried again. @param {ReturnType<typeof opened>} now @param {import("./pieced.mjs").Saved} saved @param {object} facts */
async function keep(now, saved, facts) {
  if (await now.store("m", saved, facts)) return;
  for (let times = 0; times < TRIES; times += 1) {
    if (now.keepsAll()) return;
    await soon();
  }
  assert.fail("it is not stored in the end");
}

/** A match of some moves, some of them taken back. @param {number} seed @param {(at: number, call: string) => ReturnType<Fault>} fault */
async function story(seed, fault) {
  device.clear();
  let calls = 0;
  const database = new FakeDatabase((call) => fault(calls++, call));
  let now = opened(database, PATIENCE);
  const game = newGame();
  await keep(now, { whole: game.text() }, { ...FACTS, here: ["b"] });
  for (let move = 1; move <= MOVES; move += 1) {
    if ((seed + move) % 5 === 0) now = opened(database, PATIENCE);
    const isUndone = (seed + move) % 7 === 0;
    const saved = isUndone ? { whole: game.undo() } : game.move();
    await keep(now, saved, { ...FACTS, chapter: String(move) });
    // A page that only looks takes nothing away.
    if ((seed + move) % 4 === 0)
      await opened(database, PATIENCE)
        .load("m")
        .catch(() => null);
  }
  const reached = calls;
  database.die();
  database.isOpen = true;
  const there = await opened(database).load("m");
  const { text, isOlder, bookmark } = there ?? assert.fail("it is gone");
  assert.deepEqual([text, isOlder], [game.text(), false]);
  assert.deepEqual([bookmark.here, bookmark.chapter], [["b"], String(MOVES)]);
  return reached;
}

test("no fault of a single call loses what was said to be stored", async () => {
  const calls = await story(0, () => undefined);
  assert.ok(calls > 200, `${calls} calls`);
  for (let done = 0; done < FAULTS; done += 1) {
    // A step that has no factor in common with the number of ways reaches all calls in all ways.
    const [which, how = "fail"] = [(done * 131) % calls, WAYS[done % WAYS.length]];
    let what = "";
    const once = (/** @type {number} */ at, /** @type {string} */ call) => {
      if (at !== which) return undefined;
      what = call;
      return how;
    };
    await story(done, once).catch((/** @type {unknown} */ cause) => {
      throw new Error(`story ${done}: ${how} at ${what}, call ${which} of ${calls}`, { cause });
    });
  }
});
