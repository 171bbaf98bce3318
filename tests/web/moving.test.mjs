// Two copies of the site at one origin share nothing; what they shared once goes to the one that comes
// first, whole, also if it breaks off on the way.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf } from "../../web/storage/shapes.js";
import { BEGIN, FakeDatabase, fakeDevice } from "./fake_database.mjs";

const device = fakeDevice("https://host.example/");
const { moveIn } = await import("../../web/storage/moving.js");
const { newMatchStore } = await import("../../web/storage/match_store.js");
const { newDatabase } = await import("../../web/storage/database.js");
const { recall, remember } = await import("../../web/storage/device.js");
const { readRecord } = await import("../../web/storage/records.js");
const { bookmarkOf } = await import("../../web/storage/bookmarks.js");

/** As a page wrote it before names said where: checksums are of those very texts. */
const TEXT = (/** @type {3 | 4} */ revision) =>
  `critter-club 1\ngame party-bugs\nseats 2\nseed 3\nplayer a "Anna"\nplayer b "Ben"\nmoves\nseal ${revision} 0123abcd\n`;
const SUMS = { 3: 444306676, 4: 2086821913 };
const old = (/** @type {3 | 4} */ revision) => ({
  text: TEXT(revision),
  sum: SUMS[revision],
  at: 1_000 + revision,
});
const MARK = "4-0123456789abcdef";
const BOOKMARK = {
  ...{ game: "party-bugs", chapter: "1", over: false, outcome: null, colours: [3, 1], pledge: "ab" },
  players: [
    { name: "Anna", bot: null },
    { name: "Ben", bot: null },
  ],
};
const ONE = "/one/";
const TWO = "/two/";

/** What a phone holds on which the version before was used. */
function before(database = new FakeDatabase()) {
  device.clear();
  database.disk.matches.set("m", { id: "m", newest: old(4), before: old(3) });
  database.disk.matches.set("n", { id: "n", newest: old(3), before: null });
  database.disk.quarantine.set(1, { id: "q", saves: [], at: 1 });
  const remembered = {
    bookmarks: { m: { ...BOOKMARK, here: ["b"], sent: 2 }, n: BOOKMARK },
    "newest match": { id: "m", ...old(4) },
    settings: { theme: "dark" },
    marks: { ab: MARK },
  };
  for (const [name, value] of Object.entries(remembered)) {
    device.set(`critter-club ${name}`, JSON.stringify(value));
  }
  return database;
}

const at = (/** @type {string} */ path) =>
  Object.assign(document, { baseURI: `https://host.example${path}` });

/** @param {string} path @param {FakeDatabase} database @param {FakeDatabase} into @param {string[]} playing */
async function comes(path, database, into, playing = []) {
  at(path);
  database.isOpen = true;
  const from = { openOld: () => Promise.resolve(database), inPlay: () => Promise.resolve(playing) };
  await moveIn(into, BEGIN, { ...from, name: path });
}

/** @param {string} path @param {FakeDatabase} database */
function matchesOf(path, database) {
  at(path);
  const { change, read } = newDatabase(() => Promise.resolve(database), BEGIN, 500);
  return newMatchStore({ change, read, recall, remember, tell: () => {}, later: () => {} });
}

/** @param {FakeDatabase} database @param {string} id */
const recordIn = (database, id) => readRecord(database.disk.matches.get(id));

/** @param {FakeDatabase} database @param {string} id */
const newestIn = (database, id) => fieldOf(recordIn(database, id)?.newest, "text");

test("what was kept before names said where is there again, with who sits where", async () => {
  const database = before();
  const into = new FakeDatabase();
  await comes(ONE, database, into);
  const { load, list, marksOf, setAsideBefore } = matchesOf(ONE, into);
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    ["m", "n"],
  );
  const found = await load("m");
  assert.deepEqual([found?.text, found?.isOlder, found?.bookmark.here], [TEXT(4), false, ["b"]]);
  assert.equal(fieldOf(recordIn(into, "m")?.before, "text"), TEXT(3));
  assert.deepEqual(bookmarkOf("m")?.colours, [3, 1]);
  assert.equal((await setAsideBefore()).length, 1);
  assert.deepEqual([recall("settings"), await marksOf("ab")], [{ theme: "dark" }, { mark: MARK }]);
  assert.deepEqual([database.disk.matches.size, database.disk.quarantine.size], [0, 0]);
  assert.ok(!device.has("critter-club bookmarks") && !device.has("critter-club newest match"));
});

test("of two copies the first takes the games, and neither has them twice", async () => {
  const database = before();
  const [one, two] = [new FakeDatabase(), new FakeDatabase()];
  await comes(TWO, database, two);
  await comes(ONE, database, one);
  assert.deepEqual([one.disk.matches.size, two.disk.matches.size], [0, 2]);
  assert.deepEqual(await matchesOf(ONE, one).list(), []);
  // An older page of the one still writes there: that is moved as well.
  database.disk.matches.set("later", { id: "later", newest: old(3), before: null });
  await comes(ONE, database, one);
  await comes(TWO, database, two);
  assert.deepEqual([[...one.disk.matches.keys()], two.disk.matches.size], [["later"], 2]);
});

/** Two pages have it open: who closes it does so for itself. */
class SharedDatabase extends FakeDatabase {
  /** @override */
  close() {}
}

test("both at once: each game is in one of them", async () => {
  const database = before(new SharedDatabase());
  const [one, two] = [new FakeDatabase(), new FakeDatabase()];
  const meanwhile = comes(ONE, database, one);
  const from = { openOld: () => Promise.resolve(database), inPlay: () => Promise.resolve([]), name: TWO };
  await Promise.all([meanwhile, moveIn(two, BEGIN, from)]);
  assert.equal(one.disk.matches.size + two.disk.matches.size, 2);
});

test("what an older page plays just now stays until that is gone, with its bookmark", async () => {
  const database = before();
  const into = new FakeDatabase();
  await comes(ONE, database, into, ["m"]);
  assert.deepEqual([[...into.disk.matches.keys()], [...database.disk.matches.keys()]], [["n"], ["m"]]);
  await comes(ONE, database, into);
  assert.deepEqual(recordIn(into, "m")?.bookmark.here, ["b"]);
  assert.equal(into.disk.matches.size, 2);
});

test("of a game that is here and there, the newer save is kept", async () => {
  const database = before();
  const into = new FakeDatabase();
  await comes(ONE, database, into);
  database.disk.matches.set("n", { id: "n", newest: old(4), before: old(3) });
  await comes(ONE, database, into);
  assert.equal(newestIn(into, "n"), TEXT(4));
  database.disk.matches.set("m", { id: "m", newest: old(3), before: null });
  await comes(ONE, database, into);
  assert.equal(newestIn(into, "m"), TEXT(4));
  assert.deepEqual(recordIn(into, "m")?.bookmark.here, ["b"]);
});

/** Until something hangs, and whatever else was under way has come to rest. @param {() => boolean} isStuck */
async function stuck(isStuck) {
  while (!isStuck()) await new Promise((go) => setImmediate(go));
  for (let turns = 0; turns < 20; turns += 1) await new Promise((go) => setImmediate(go));
}

test("the page may die at any moment of it, and the other copy come first", async () => {
  let deaths = 0;
  for (let which = 0; ; which += 1) {
    const database = before();
    const [one, two] = [new FakeDatabase(), new FakeDatabase()];
    let calls = 0;
    const dies = () => (calls++ >= which ? "hang" : undefined);
    [database.fault, one.fault] = [dies, dies];
    let isThere = false;
    void comes(ONE, database, one).then(() => (isThere = true));
    await stuck(() => isThere || calls > which);
    const isWhole = calls <= which;
    for (const each of [database, one]) each.die();
    await comes(TWO, database, two);
    await comes(ONE, database, one);
    const ids = [...one.disk.matches.keys(), ...two.disk.matches.keys()].sort();
    assert.deepEqual(ids, ["m", "n"], `died at ${which}`);
    const having = one.disk.matches.has("m") ? one : two;
    assert.deepEqual(recordIn(having, "m")?.bookmark.here, ["b"], `died at ${which}`);
    assert.equal(database.disk.matches.size, 0);
    if (isWhole) break;
    deaths += 1;
  }
  assert.ok(deaths > 12, `${deaths} deaths`);
});

test("names say where, and no path is taken for another", () => {
  device.clear();
  for (const path of ["/", "/one/", "/one/two/"]) {
    at(path);
    assert.equal(recall("settings"), undefined);
    remember("settings", path);
  }
  at("/one/");
  assert.equal(recall("settings"), "/one/");
  assert.equal([...device.keys()].filter((name) => name.endsWith(" settings")).length, 3);
});
