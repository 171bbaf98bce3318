// What a move adds is stored as a piece: put together it is the save that the engine would have written,
// whatever is damaged, and whatever the database does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldOf, isObject } from "../../web/storage/shapes.js";
import { FakeDatabase } from "./fake_database.mjs";
import { APPENDED, newGame, opened } from "./pieced.mjs";
import { FACTS, device } from "./phone_of_matches.mjs";
import { BEFORE_MARKS, TEXT } from "./phones_before.mjs";

const { standingAfter, standingOf, writingOf } = await import("../../web/storage/appending.js");
const { SLOTS } = await import("../../web/storage/pieces.js");
const { newSave } = await import("../../web/storage/saves.js");
const { continued, isSealed } = await import("../../web/storage/seal.js");

const MOVES = 40;

/** The disk after each move. */
const disks = await (async () => {
  const { database, store } = opened();
  const game = newGame();
  await store("m", { whole: game.text() }, { ...FACTS, here: ["b"] });
  const all = [structuredClone(database.disk)];
  for (let move = 1; move <= MOVES; move += 1) {
    assert.equal(await store("m", game.move(), { ...FACTS, chapter: String(move) }), true);
    all.push(structuredClone(database.disk));
  }
  return all;
})();

/** A match on a disk, as many moves long. @param {number} moves */
function played(moves) {
  device.clear();
  const database = new FakeDatabase();
  const disk = disks[moves];
  assert.ok(disk);
  database.disk = structuredClone(disk);
  const game = newGame();
  for (let move = 0; move < moves; move += 1) game.move();
  return { database, game };
}

/** @param {FakeDatabase} database */
const found = (database) => opened(database).load("m");
/** The places of the ring that are taken. @param {FakeDatabase} database */
const places = (database) =>
  [...database.disk.quarantine.keys()].filter((key) => String(key).startsWith("piece "));

test("a seal is what the engine writes, whatever names are", () => {
  assert.ok(isSealed(APPENDED.before) && isSealed(APPENDED.after));
  assert.equal(continued(APPENDED.before, APPENDED.tail), APPENDED.after);
  assert.equal(continued(APPENDED.after, APPENDED.tail), null);
  assert.equal(continued(APPENDED.before, APPENDED.tail.replace("b:", "c:")), null);
  assert.ok(!isSealed(APPENDED.after.replace("Ben", "Bem")));
});

test("after each move a new page finds exactly what was written, with its facts", async () => {
  for (let moves = 0; moves <= MOVES; moves += 1) {
    const { database, game } = played(moves);
    const there = await found(database);
    const { text, isOlder, bookmark } = there ?? assert.fail();
    assert.deepEqual([text, isOlder], [game.text(), false]);
    assert.deepEqual([bookmark.here, bookmark.chapter], [["b"], String(moves || 1)]);
  }
});

test("a move writes what it adds, and a whole save comes now and then", async () => {
  const { database, game } = played(MOVES);
  const { store } = opened(database);
  let wholes = 0;
  for (let move = 0; move < MOVES; move += 1) {
    const before = structuredClone(database.disk);
    await store("m", game.move(), { ...FACTS, chapter: String(move) });
    const pieces = [...database.disk.quarantine].filter(
      ([key, value]) => JSON.stringify(before.quarantine.get(key)) !== JSON.stringify(value),
    );
    assert.equal(pieces.length, 1);
    assert.ok(JSON.stringify(pieces).length < 300, JSON.stringify(pieces));
    wholes += Number(
      JSON.stringify(before.matches.get("m")) !== JSON.stringify(database.disk.matches.get("m")),
    );
  }
  assert.equal(wholes, MOVES / 8);
  assert.equal(places(database).length, 16);
});

test("how a match stands after a move needs no second look at what lay there before", () => {
  const game = newGame();
  let now = standingOf("m", undefined, Array.from({ length: SLOTS }));
  for (let move = 0; move <= MOVES; move += 1) {
    const tail = move > 0 ? game.move() : null;
    const news = { save: newSave(game.text(), 0, move + 1), tail, facts: { chapter: String(move % 3) } };
    const writing = writingOf(now, "m", news);
    assert.equal(Boolean(writing.piece), move > 0);
    assert.deepEqual(writing.after, standingAfter(now, "m", writing), `move ${move}`);
    now = writing.after;
  }
});

test("a move reads three places before it writes and after, whoever wrote the one before it", async () => {
  const { database, game } = played(5);
  /** @type {string[]} */
  let calls = [];
  database.fault = (call) => void calls.push(call);
  const [{ store }, elsewhere] = [opened(database), opened(database)];
  const gets = () => calls.filter((call) => call === "get").length;
  await store("m", game.move(), FACTS);
  for (let move = 0; move < 20; move += 1) {
    calls = [];
    await store("m", game.move(), FACTS);
    assert.equal(gets(), 6, calls.join());
  }
  for (const how of ["by a piece", "whole"]) {
    const saved = game.move();
    await elsewhere.store("m", how === "whole" ? { whole: saved.text } : saved, FACTS);
    assert.equal(await store("m", game.move(), FACTS), true);
    assert.equal((await found(database))?.text, game.text(), how);
  }
});

test("what continues something else is stored whole, and goes on from there", async () => {
  const { database, game } = played(5);
  const { store } = opened(database);
  assert.ok(await store("new", game.move(), FACTS));
  assert.equal((await opened(database).load("new"))?.text, game.text());
  game.move(); // is missed
  assert.ok(await store("m", game.move(), FACTS));
  assert.deepEqual([(await found(database))?.text, (await found(database))?.isOlder], [game.text(), false]);
  assert.ok(await store("m", game.move(), FACTS));
  assert.equal((await found(database))?.text, game.text());
  assert.equal(JSON.stringify(database.disk.matches.get("m")).includes(game.text().slice(-20)), false);
});

test("what is noted beside a match leaves two generations, and is not told otherwise by its pieces", async () => {
  for (let moves = 0; moves <= 20; moves += 1) {
    const { database, game } = played(moves);
    const { note } = opened(database);
    await note("m", { waits: "a", chapter: "noted" });
    assert.equal((await found(database))?.bookmark.chapter, "noted");
    const record = database.disk.matches.get("m");
    assert.ok(isObject(record));
    if (moves === 0) continue; // There has been but one.
    database.disk.matches.set("m", { ...record, newest: 7 });
    assert.equal((await found(database))?.text, game.text(), `after ${moves}`);
  }
});

test("the list tells what the last piece tells, and who deletes a match leaves none of it", async () => {
  const { database } = played(11);
  const { list, forget } = opened(database);
  assert.deepEqual(
    (await list()).map(({ id, bookmark }) => [id, bookmark?.chapter]),
    [["m", "11"]],
  );
  await forget("m");
  assert.deepEqual([places(database), database.disk.matches.size], [[], 0]);
});

test("a move that was taken back stays so, whatever pieces lie there", async () => {
  const { database, game } = played(11);
  const { store } = opened(database);
  for (let times = 0; times < 30; times += 1) {
    assert.equal(await store("m", { whole: game.undo() }, FACTS), true);
    assert.equal((await found(database))?.text, game.text());
    assert.equal(await store("m", game.move(), FACTS), true);
    const there = await found(database);
    assert.deepEqual([there?.text, there?.isOlder], [game.text(), false]);
  }
});

test("another course that somebody chose takes its place, though it is shorter", async () => {
  const { database } = played(11);
  const { store } = opened(database);
  const other = newGame();
  assert.equal(await store("m", { whole: other.text() }, FACTS, { instead: true }), true);
  for (let moves = 0; moves < 12; moves += 1) {
    assert.equal((await found(database))?.text, other.text());
    assert.equal(await store("m", other.move(), FACTS), true);
  }
});

test("a damaged newest piece gives way to the one before, and that is said", async () => {
  for (let moves = 1; moves <= MOVES; moves += 1) {
    const { database, game } = played(moves);
    const place = `piece m ${(moves - 1) % 16}`;
    const piece = database.disk.quarantine.get(place);
    assert.ok(isObject(piece));
    database.disk.quarantine.set(place, { ...piece, tail: `${String(piece["tail"])}!` });
    const isWhole = moves % 8 === 0; // Then it stands in the record too.
    const { load, store, told, database: same } = opened(database);
    const there = await load("m");
    assert.equal(there?.text, isWhole ? game.text() : game.texts.at(-2), `after ${moves}`);
    assert.equal(there?.isOlder, !isWhole);
    assert.deepEqual(told, ["damaged m"]);
    const again = await found(same);
    assert.deepEqual([again?.text, again?.isOlder], [there.text, false]);
    assert.equal(await store("m", { whole: game.text() }, FACTS), true);
    assert.equal(await store("m", game.move(), FACTS), true);
    assert.equal((await found(same))?.text, game.text());
  }
});

test("a damaged whole save loses nothing: the one before reaches as far", async () => {
  for (let moves = 8; moves <= MOVES; moves += 1) {
    const { database, game } = played(moves);
    const record = database.disk.matches.get("m");
    assert.ok(isObject(record));
    database.disk.matches.set("m", { ...record, newest: { text: "damaged", sum: 1, at: 9 } });
    const { load, told } = opened(database);
    assert.equal((await load("m"))?.text, game.text());
    assert.deepEqual(told, ["damaged m"]);
    assert.equal((await found(database))?.text, game.text());
  }
});

test("where all is damaged the match is gone, and that is said", async () => {
  const { database } = played(20);
  const record = database.disk.matches.get("m");
  assert.ok(isObject(record));
  database.disk.matches.set("m", { ...record, newest: 7, before: null });
  const { load, told } = opened(database);
  assert.equal(await load("m"), null);
  assert.deepEqual(told, ["damaged m"]);
  assert.equal(await load("m"), null);
});

test("a record from before there were pieces opens, and goes on by them", async () => {
  device.clear();
  const database = new FakeDatabase();
  database.disk.matches.set("m", BEFORE_MARKS.matches["m"]);
  const old = await found(database);
  const { text: first, isOlder, bookmark } = old ?? assert.fail();
  assert.deepEqual([first, isOlder, bookmark.here], [TEXT, false, ["b"]]);
  const { store } = opened(database);
  const game = newGame();
  for (let moves = 0; moves < 5; moves += 1) game.move();
  const { text } = game;
  database.disk.matches.set("m", { id: "m", newest: { text: text(), sum: game.sum(), at: 5 }, before: null });
  for (let moves = 0; moves < 20; moves += 1) {
    assert.equal(await store("m", game.move(), {}), true);
    assert.equal((await found(database))?.text, text());
  }
});

test("whatever is changed on the disk, what is found was stored once, and what is lost is said", async () => {
  for (let which = 0; which < 200; which += 1) {
    const { database, game } = played(6 + (which % 20));
    const keys = ["m", ...places(database)];
    const key = keys[which % keys.length] ?? "m";
    const store = key === "m" ? database.disk.matches : database.disk.quarantine;
    store.set(key, damaged(store.get(key), which));
    const { load, told } = opened(database);
    const there = await load("m");
    if (there) assert.ok(game.texts.includes(there.text), `${which} ${key}`);
    if (there?.text !== game.text()) assert.deepEqual(told, ["damaged m"], `${which} ${key}`);
  }
});

/** One of its texts or numbers is another. @param {unknown} value @param {number} which @returns {unknown} */
function damaged(value, which) {
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") {
    const at = which % Math.max(1, value.length);
    return `${value.slice(0, at)}~${value.slice(at + 1)}`;
  }
  if (!isObject(value)) return 0;
  const names = Object.keys(value).filter((name) => !["id", "bookmark", "course"].includes(name));
  const name = names[which % names.length] ?? "";
  return { ...value, [name]: damaged(fieldOf(value, name), which) };
}
