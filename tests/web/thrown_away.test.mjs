// What lies in localStorage may be thrown away at any moment, between any two calls of the page: who sits
// where, what was sent, whose deal it is, what the others got, all marks. Nothing of it is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf } from "../../web/storage/shapes.js";
import { FakeDatabase } from "./fake_database.mjs";
import { FACTS, PATIENCE, device, page, remember, save } from "./phone_of_matches.mjs";
import { BEFORE_BOOKMARKS, BEFORE_MARKS, TEXT } from "./phones_before.mjs";

const SIGNS = "0123456789abcdef";
const RIVAL = { players: [{ name: "Cem" }, { name: "Dora" }], scores: [7, 3] };
const DAY = { deal: "cd", day: "2026-02-28", begun: 5 };
const LINK = { mark: `3-${SIGNS}`, seen: `a2-${SIGNS} b1-${SIGNS}` };

/**
 * @typedef {ReturnType<typeof page>} Page
 * @typedef {import("../../web/storage/facts.js").Facts} Facts
 * @typedef {(now: Page) => Promise<unknown>} Moment
 */

/** A match as it is played by links, from its beginning to its end. @type {Record<string, Moment>} */
const MOMENTS = {
  "the home screen": (now) => now.list(),
  "a match begins": (now) => now.store("m", save(0), { ...FACTS, here: ["b"], waits: "a", ...DAY }),
  "in mid-match": (now) => now.store("m", save(1), { ...FACTS, chapter: "2", waits: "a" }),
  "a link is made": (now) => now.phoneOf("ab", [1]),
  "it was sent": (now) => now.note("m", { sent: 1, mark: `1-${SIGNS}`, seen: `b1-${SIGNS}` }),
  "the home screen again": (now) => now.list(),
  "a link has come": (now) => now.marksOf("ab"),
  "it is taken over": async (now) => {
    await now.load("m");
    await now.store("m", save(3), { ...FACTS, chapter: "3", waits: null, ...LINK }, { instead: true });
  },
  "its table opens": (now) => now.load("m"),
  "a friend's result": (now) => now.note("m", { rival: RIVAL }),
  "the last move": (now) =>
    now.store("m", save(4), { ...FACTS, over: true, outcome: { scores: [9, 2], ranks: [0, 1] } }),
  "the result": (now) => now.load("m"),
};

/** What is to be there in the end. @type {Facts} */
const ALL = {
  ...{ ...FACTS, over: true, outcome: { scores: [9, 2], ranks: [0, 1] } },
  ...{ here: ["b"], waits: null, sent: 1, ...DAY, rival: RIVAL, ...LINK },
};

/** Plays it all, and a new page looks. @param {FakeDatabase} database @param {(name: string) => void} before each moment @param {(now: Page) => Page} [among] */
async function play(database, before, among = (now) => now) {
  let now = page(database);
  /** @type {unknown} */
  let secret;
  for (const [name, moment] of Object.entries(MOMENTS)) {
    before(name);
    now = among(now);
    const found = await moment(now);
    if (name === "a link is made") secret = fieldOf(found, "secret");
    assert.ok(now.keepsAll(), name);
  }
  database.fault = () => undefined;
  device.clear();
  const last = page(database);
  const [shown] = await last.list();
  assert.deepEqual(shown?.bookmark, ALL);
  assert.deepEqual((await last.load("m"))?.bookmark, ALL);
  assert.deepEqual(await last.marksOf("ab"), LINK);
  assert.equal((await last.phoneOf("ab", [1])).secret, secret);
}

for (const name of Object.keys(MOMENTS)) {
  for (const isReloaded of [false, true]) {
    test(`it is thrown away before this: ${name}${isReloaded ? ", and the page is opened anew" : ""}`, async () => {
      device.clear();
      const database = new FakeDatabase();
      let isNow = false;
      const at = (/** @type {string} */ moment) => {
        isNow = moment === name;
        if (isNow) device.clear();
      };
      await play(database, at, (now) => (isNow && isReloaded ? page(database) : now));
    });
  }
}

test("it is thrown away at any one call of the database, and at all of them", async () => {
  const calls = await throwing(-1);
  assert.ok(calls > 30, `${calls} calls`);
  for (let which = 0; which < calls; which += 1) await throwing(which);
  await throwing(null);
});

/** At that call of the database; at each one if it is null. @param {number | null} which @returns how many there were */
async function throwing(which) {
  device.clear();
  let calls = 0;
  const database = new FakeDatabase(() => {
    if (which === null || calls === which) device.clear();
    calls += 1;
    return undefined;
  });
  await play(database, () => {});
  return calls;
}

test("it is thrown away at any one call of localStorage, and takes nothing any more", async () => {
  let isReached = true;
  let which = 0;
  for (; isReached; which += 1) {
    device.clear();
    let calls = 0;
    const stop = meddling(() => {
      if (calls === which) device.clear();
      calls += 1;
    });
    await play(new FakeDatabase(), () => {});
    stop();
    isReached = calls > which;
  }
  assert.ok(which > 60, `${which} calls`);
});

/** Something happens before each call of localStorage. @param {() => void} work @returns {() => void} ends it */
function meddling(work) {
  const real = localStorage;
  /** @template {unknown[]} A @template R @param {(...what: A) => R} call */
  const meddled =
    (call) =>
    (/** @type {A} */ ...what) => {
      work();
      return call(...what);
    };
  const getItem = meddled((/** @type {string} */ name) => real.getItem(name));
  const setItem = meddled((/** @type {string} */ name, /** @type {string} */ text) =>
    real.setItem(name, text),
  );
  const removeItem = meddled((/** @type {string} */ name) => real.removeItem(name));
  Object.assign(globalThis, { localStorage: { getItem, setItem, removeItem } });
  return () => void Object.assign(globalThis, { localStorage: real });
}

/** A phone that an earlier version was used on. @param {import("./phones_before.mjs").Phone} before */
function used(before) {
  device.clear();
  for (const [name, text] of Object.entries(before.device)) device.set(`critter-club /one/ ${name}`, text);
  const database = new FakeDatabase();
  for (const [id, record] of Object.entries(before.matches)) database.disk.matches.set(id, record);
  return database;
}

test("what the page knows of it, the copy and the mirror soon have again: the database may be lost then", async () => {
  device.clear();
  const { store, database } = page();
  await store("m", save(0), { ...FACTS, here: ["b"], ...DAY, ...LINK });
  device.clear();
  await store("m", save(1), FACTS);
  database.disk.matches.clear();
  const found = await page(database).load("m");
  assert.equal(found?.text, save(1));
  assert.deepEqual(found.bookmark, { ...FACTS, here: ["b"], ...DAY, ...LINK });
});

test("a copy that says something else, or was made up, counts for nothing against the record", async () => {
  device.clear();
  const { store, database } = page();
  await store("m", save(0), { ...FACTS, here: ["b"], ...DAY });
  remember("bookmarks", { m: { ...FACTS, here: ["a"], day: "2020-01-01", pledge: "another" } });
  const [shown] = await page(database).list();
  assert.deepEqual(shown?.bookmark, { ...FACTS, here: ["b"], ...DAY });
});

const BESIDE = {
  ...{ here: ["b"], waits: "a", sent: 4, deal: "cd", day: "2026-02-28" },
  rival: RIVAL,
};
const SECRET = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
const MARKS = { mark: `4-${SIGNS}`, seen: `a2-${SIGNS} b2-fedcba9876543210` };

/** All of it that a page finds with an empty localStorage. @param {FakeDatabase} database */
async function left(database) {
  database.fault = () => undefined;
  device.clear();
  const now = page(database);
  const found = await now.load("m");
  const [ab, gone] = [await now.marksOf("ab"), await now.marksOf("gone")];
  return { found, ab, gone, secret: (await now.phoneOf("ab", [1])).secret };
}

test("who sat where before records said so is in the record once the home screen was seen", async () => {
  const database = used(BEFORE_BOOKMARKS);
  await page(database).list();
  const { found } = await left(database);
  assert.equal(found?.text, TEXT);
  assert.deepEqual({ ...found.bookmark, ...BESIDE }, found.bookmark);
});

test("marks and the secret that lay in localStorage are in the database once a page was opened", async () => {
  const database = used(BEFORE_MARKS);
  await page(database).marksOf("ab");
  assert.ok(!device.has("critter-club /one/ marks"));
  const { found, ab, gone, secret } = await left(database);
  assert.deepEqual({ ...found?.bookmark, ...BESIDE, ...MARKS }, found?.bookmark);
  assert.deepEqual([ab, gone, secret], [MARKS, { mark: "9-00112233aabbccdd" }, SECRET]);
});

test("while they move in: localStorage is thrown away, or the page dies, at any call", async () => {
  let times = 0;
  for (const ends of /** @type {const} */ (["thrown away", "dies"])) {
    for (let which = 0, calls = 1; which < calls; which += 1) {
      const database = used(BEFORE_MARKS);
      calls = 0;
      database.fault = () => {
        const isNow = calls === which;
        calls += 1;
        if (isNow && ends === "thrown away") device.clear();
        return ends === "dies" && calls > which ? "hang" : undefined;
      };
      const opened = page(database, undefined, ends === "dies" ? PATIENCE : undefined).marksOf("ab");
      await (ends === "dies" ? resting() : opened);
      database.die();
      // What was there when the page died is still there: it was not thrown away.
      if (ends === "dies") await page(database).marksOf("ab");
      const { ab, gone, secret } = await left(database);
      const told = [MARKS, { mark: "9-00112233aabbccdd" }, SECRET];
      assert.deepEqual([ab, gone, secret], told, `${ends} at ${which}`);
      times += 1;
    }
  }
  assert.ok(times > 8, `${times} times`);
});

/** Whatever is under way has come to rest, or hangs. */
async function resting() {
  for (let turns = 0; turns < 60; turns += 1) await new Promise((go) => setImmediate(go));
}

test("while they cannot move in they are known all the same", async () => {
  const database = used(BEFORE_MARKS);
  database.fault = (call) => (call === "put" ? "fail" : undefined);
  const now = page(database);
  assert.deepEqual(await now.marksOf("ab"), MARKS);
  assert.equal((await now.phoneOf("ab", [1])).secret, SECRET);
  assert.ok(device.has("critter-club /one/ marks of phones"));
});
