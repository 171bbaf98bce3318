// What is stored is there again, whatever the database does; which save is newer, its seal says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf, isObject } from "../../web/storage/shapes.js";
import { BEGIN, FakeDatabase } from "./fake_database.mjs";
import { FACTS, PATIENCE, device, newDatabase, page, remember, save, textIn } from "./phone_of_matches.mjs";

const { bookmarkOf, bookmarks } = await import("../../web/storage/bookmarks.js");
const { readRecord } = await import("../../web/storage/records.js");

const fresh = () => device.clear();
function phone(/** @type {FakeDatabase} */ database) {
  database.fault = () => undefined;
  return page(database);
}

/** What a phone finds of a match that it has. @param {Pick<ReturnType<typeof page>, "load">} phone @param {string} id */
async function loaded({ load }, id) {
  const found = await load(id);
  assert.ok(found);
  return found;
}

/** @param {ReturnType<typeof page>["list"]} list */
const shelved = async (list) => (await list()).map(({ id, at }) => ({ id, at }));

/** @param {string} id */
function marked(id) {
  const bookmark = bookmarkOf(id);
  assert.ok(bookmark);
  return bookmark;
}

/** @param {unknown} raw */
const savedIn = (raw) => (isObject(raw) ? raw : {});

/** What is stored of a match. @param {FakeDatabase} database @param {string} id */
function recordOf(database, id) {
  const record = readRecord(database.disk.matches.get(id));
  assert.ok(record);
  return record;
}

test("a clock that was set back lets no older save win", async () => {
  fresh();
  const clock = { now: 5_000_000 };
  const { store, database } = page(undefined, clock);
  await store("one", save(4));
  await store("one", save(5));
  clock.now = 1_000;
  await store("one", save(6));
  assert.equal((await loaded(phone(database), "one")).text, save(6));
  assert.equal(textIn(database, "one", "before"), save(5));
  // Nor does the mirror, if the database has gone on alone.
  remember("newest match", { id: "one", ...savedIn(recordOf(database, "one").before), at: 9_000_000 });
  assert.equal((await loaded(phone(database), "one")).text, save(6));
});

test("saves from before times were whole are ordered by what their texts say", async () => {
  fresh();
  const { store, database } = page();
  await store("one", save(12));
  const { newest } = recordOf(database, "one");
  const { store: other, database: scratch } = page();
  await other("x", save(11));
  const sum = fieldOf(recordOf(scratch, "x").newest, "sum");
  const older = { ...savedIn(newest), text: save(11), sum, at: 99_000 };
  database.disk.matches.set("one", { id: "one", newest: older, before: newest });
  assert.equal((await loaded(phone(database), "one")).text, save(12));
});

test("another course that somebody chose takes the place of what is here, though it is shorter", async () => {
  fresh();
  const { store, database } = page();
  await store("one", save(12));
  const here = page(database);
  await here.load("one");
  await here.store("one", save(9), {}, { instead: true });
  await here.store("one", save(10));
  device.delete("critter-club /one/ newest match");
  assert.equal((await loaded(phone(database), "one")).text, save(10));
});

test("who sits here is stored in one with the save: the copy may be thrown away at any time", async () => {
  fresh();
  const { store, note, database } = page();
  await store("one", save(1), { ...FACTS, here: ["b"], day: "2026-02-28" });
  for (const [revision, facts] of [1, 2, 3].entries()) {
    device.clear(); // the bookmark and the mirror
    const again = page(database);
    assert.deepEqual((await loaded(again, "one")).bookmark.here, ["b"]);
    assert.deepEqual([marked("one").here, marked("one").day], [[1], "2026-02-28"]);
    device.clear();
    await again.store("one", save(2 + revision), { ...FACTS, chapter: String(facts) });
  }
  device.clear();
  await note("one", { sent: 7, waits: "a" });
  device.clear();
  const last = page(database);
  assert.deepEqual(await shelved(last.list), [{ id: "one", at: 1_003 }]);
  const { here, sent, waits, colours, pledge, chapter } = marked("one");
  assert.deepEqual([here, sent, waits, colours, pledge, chapter], [[1], 7, 0, [4, 2], "ab", "3"]);
});

test("a copy that is older than the record, as after a crash, does not win", async () => {
  fresh();
  const { store, note, load } = page();
  await store("one", save(1), { ...FACTS, here: ["a"] });
  const before = new Map(device);
  await note("one", { sent: 1, here: ["a", "b"] });
  device.clear();
  for (const [name, text] of before) device.set(name, text);
  const { bookmark } = await loaded({ load }, "one");
  assert.deepEqual([bookmark.here, bookmark.sent], [["a", "b"], 1]);
});

test("the newest save survives the loss of the database, with who sits here", async () => {
  fresh();
  const { store, database } = page();
  await store("one", save(3), { ...FACTS, here: ["b"] });
  device.delete("critter-club /one/ bookmarks");
  database.disk.matches.clear();
  const again = page(database);
  assert.deepEqual(await shelved(again.list), [{ id: "one", at: 1_000 }]);
  assert.deepEqual((await loaded(again, "one")).bookmark.here, ["b"]);
});

test("a bookmark from before records had one moves in when it is read", async () => {
  fresh();
  const { store, database } = page();
  await store("one", save(3), FACTS);
  const { bookmark: _none, ...old } = recordOf(database, "one");
  database.disk.matches.set("one", old);
  remember("bookmarks", { one: { ...FACTS, here: ["b"], sent: 2 } });
  remember("newest match", null);
  await page(database).load("one");
  assert.deepEqual(recordOf(database, "one").bookmark.here, ["b"]);
});

test("a database that does not answer holds nobody up twice, and what is not kept is told until it is", async () => {
  fresh();
  const database = new FakeDatabase(() => "hang");
  const { store, told, tries, keepsAll, load, isTrying } = page(database, undefined, PATIENCE);
  assert.equal(await store("one", save(1), FACTS), false);
  const late = new Promise((go) => setTimeout(go, PATIENCE, "late"));
  assert.equal(await Promise.race([store("one", save(2)), late]), false);
  assert.equal(keepsAll(), false);
  assert.deepEqual(told, ["denied"]);
  assert.equal((await loaded({ load }, "one")).text, save(2));
  await tries();
  assert.ok(isTrying());
  assert.equal(keepsAll(), false);
  database.fault = () => undefined;
  while (!keepsAll()) await tries();
  assert.equal(told.at(-1), "kept");
  assert.equal(textIn(database, "one"), save(2));
  assert.equal(await store("one", save(3)), true);
  await tries();
  assert.equal(isTrying(), false);
});

test("a database that never opens is given up in time, and opened anew", async () => {
  const database = new FakeDatabase();
  let times = 0;
  /** @type {Promise<FakeDatabase>} */
  const never = new Promise(() => {});
  const { change } = newDatabase(() => (times++ === 0 ? never : Promise.resolve(database)), BEGIN, PATIENCE);
  await assert.rejects(
    change(["matches"], () => Promise.resolve()),
    { name: "TimeoutError" },
  );
  const again = newDatabase(() => Promise.resolve(database), BEGIN);
  await again.change(["matches"], (transaction) => transaction.objectStore("matches").put({ id: "one" }));
  assert.equal(database.disk.matches.size, 1);
});

test("what was given up is not done later", async () => {
  const database = new FakeDatabase();
  const { change } = newDatabase(() => Promise.resolve(database), BEGIN, PATIENCE);
  const slow = change(["matches"], async (transaction) => {
    await transaction.objectStore("matches").put({ id: "late" });
    if (database.last) database.last.under += 1; // It waits for something that does not come.
    await new Promise(() => {});
  });
  await assert.rejects(slow, { name: "TimeoutError" });
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  assert.equal(database.disk.matches.size, 0);
});

const ODD = {
  nothing: {},
  "no saves": { newest: null, before: null },
  "a save that is a number": { newest: 7, before: "8" },
  "a text that is none": { newest: { text: 5, sum: 5, at: 5 }, before: null },
  "times that are none": { newest: { text: "x", sum: 1, at: {} }, before: [] },
  "a bookmark that is none": { newest: { text: "x", sum: 1 }, bookmark: [null, { players: 3 }] },
};

for (const [how, record] of Object.entries(ODD)) {
  test(`a misshapen record stands alone: ${how}`, async () => {
    fresh();
    const { store, database } = page();
    await store("whole", save(1), FACTS);
    database.disk.matches.set("odd", { id: "odd", ...record });
    database.disk.matches.set(5, { id: 5 });
    remember("bookmarks", { odd: { players: 3 }, whole: "none", "": null });
    const { list, told, setAsideBefore, load } = page(database);
    assert.deepEqual(await shelved(list), [{ id: "whole", at: 1_000 }]);
    assert.deepEqual(told.sort(), ["damaged 5", "damaged odd"]);
    assert.deepEqual(
      bookmarks().map(([id]) => id),
      ["whole"],
    );
    assert.equal((await setAsideBefore()).length, 2);
    assert.equal(await load("odd"), null);
    assert.deepEqual(await shelved(list), [{ id: "whole", at: 1_000 }]);
  });
}

test("one record that cannot be read at all does not hide the others", async () => {
  fresh();
  const { store, database } = page();
  for (const id of ["one", "two", "three"]) await store(id, save(1), FACTS);
  let gets = 0;
  database.fault = (call) => (call === "getAll" || (call === "get" && ++gets === 2) ? "fail" : undefined);
  const { list } = page(database);
  const found = (await list()).map(({ id }) => id);
  assert.ok(found.includes("three"));
});

test("names are cleaned as at set-up, whatever stands in a record", async () => {
  fresh();
  const { store, database } = page();
  const players = ["\u202eevil\u0000", "\u200b", "Evil"].map((name) => ({ name, bot: null }));
  await store("one", save(1), { ...FACTS, players, colours: [0, 1, 2] });
  fresh();
  await page(database).list();
  const names = marked("one").players.map(({ name }) => name);
  assert.deepEqual(names, ["evil", "B", "Evil 2"]);
});

test("what could not be read just now is not taken for damaged, and stays", async () => {
  fresh();
  const { store, database } = page();
  await store("one", save(1), FACTS);
  await store("two", save(1), FACTS);
  database.fault = (call) => (call.startsWith("get") ? "fail" : undefined);
  const here = page(database);
  await here.note("one", { sent: 1 });
  assert.deepEqual(
    (await here.list()).map(({ id }) => id),
    ["two"],
  );
  remember("newest match", { id: "two", text: "damaged", sum: 1, at: 9 });
  assert.equal(await here.load("two"), null);
  database.fault = () => undefined;
  while (!here.keepsAll()) await here.tries();
  assert.deepEqual([...database.disk.matches.keys()], ["one", "two"]);
  assert.deepEqual(
    (await here.list()).map(({ id }) => id),
    ["two", "one"],
  );
  assert.equal((await loaded(here, "one")).bookmark.sent, 1);
});
