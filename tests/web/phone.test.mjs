// The secret and the marks of a phone, as the database keeps them: what is known of a match only grows.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { FACTS, device, page, recall, remember, save } from "./phone_of_matches.mjs";

const { withMarks } = await import("../../web/storage/marks.js");

const [ONE, OTHER] = ["0123456789abcdef", "fedcba9876543210"];
const SECRET = "secret of this phone";

beforeEach(() => device.clear());

/** A page with one match, of which that was seen. */
async function having(seen = "", mark = "") {
  const here = page();
  await here.store("one", save(1), { ...FACTS, ...(seen ? { seen } : {}), ...(mark ? { mark } : {}) });
  return here;
}

test("a phone draws its secret once, and keeps it for all matches", async () => {
  const { phoneOf, database } = page();
  const { secret, here } = await phoneOf("match", [0, 2]);
  assert.match(secret, /^[0-9a-f]{32}$/);
  assert.deepEqual(here, [0, 2]);
  assert.equal((await phoneOf("another", [1])).secret, secret);
  device.clear();
  assert.equal((await page(database).phoneOf("match", [0])).secret, secret);
  remember(SECRET, "short");
  assert.equal((await page(database).phoneOf("match", [0])).secret, secret);
  assert.notEqual((await page().phoneOf("match", [0])).secret, "short");
});

test("two pages that draw it at the same time have the same", async () => {
  const { database, phoneOf } = page();
  const [one, other] = await Promise.all([phoneOf("match", []), page(database).phoneOf("match", [])]);
  assert.equal(one.secret, other.secret);
});

test("a secret outlives the loss of the database, and comes back into it", async () => {
  const { secret } = await page().phoneOf("match", [0]);
  const { phoneOf, database } = page();
  assert.equal((await phoneOf("match", [0])).secret, secret);
  device.clear();
  assert.equal((await page(database).phoneOf("match", [0])).secret, secret);
});

test("where nothing can be kept, the secret is the same as long as the page lives", async () => {
  const { phoneOf, database } = page();
  database.fault = () => "fail";
  const { secret } = await phoneOf("match", [0]);
  device.clear();
  assert.equal((await phoneOf("match", [0])).secret, secret);
});

test("what was seen of a match is known again", async () => {
  const { note, marksOf, phoneOf, database } = await having();
  assert.deepEqual(await marksOf("ab"), {});
  await note("one", { seen: `a3-${ONE} b2-${OTHER}`, mark: `5-${ONE}` });
  for (const each of [{ marksOf, phoneOf }, page(database)]) {
    assert.deepEqual(await each.marksOf("ab"), { seen: `a3-${ONE} b2-${OTHER}`, mark: `5-${ONE}` });
    assert.equal((await each.phoneOf("ab", [0])).seen, `a3-${ONE} b2-${OTHER}`);
    assert.deepEqual(await each.marksOf("another"), {});
  }
});

test("an older link takes nothing back, nor does one without that seat", async () => {
  const { note, store, marksOf } = await having(`a3-${ONE} b12-${ONE}`);
  for (const seen of [`a2-${OTHER}`, `b9-${OTHER}`, `a3-${OTHER} b12-${OTHER}`, ""])
    await note("one", { seen });
  await store("one", save(2), FACTS);
  assert.deepEqual(await marksOf("ab"), { seen: `a3-${ONE} b12-${ONE}` });
  await note("one", { seen: `b13-${OTHER} c0-${OTHER}` });
  assert.deepEqual(await marksOf("ab"), { seen: `a3-${ONE} b13-${OTHER} c0-${OTHER}` });
});

test("the mark of a match only grows, over all matches of one deal", async () => {
  const mark = (/** @type {number} */ turns, /** @type {string} */ sign) => `${turns}-${sign.repeat(16)}`;
  const { note, store, marksOf } = await having("", mark(17, "a"));
  for (const turns of [0, 4, 16]) await note("one", { mark: mark(turns, "b") });
  assert.deepEqual(await marksOf("ab"), { mark: mark(17, "a") });
  await note("one", { mark: mark(17, "c") });
  assert.deepEqual(await marksOf("ab"), { mark: mark(17, "c") });
  await store("copy", save(1), { ...FACTS, mark: mark(100, "d") });
  assert.deepEqual(await marksOf("ab"), { mark: mark(100, "d") });
});

test("what is damaged is left out, and the engine is not asked with it", () => {
  for (const damaged of [7, `a3-${ONE} b x3-1 ${ONE}`, [], "text", null]) {
    assert.match(withMarks({}, { seen: damaged }).seen ?? "", new RegExp(`^(a3-${ONE})?$`));
    assert.ok(withMarks({ seen: damaged }, { seen: `b1-${ONE}` }).seen?.endsWith(`b1-${ONE}`));
    assert.deepEqual(withMarks({ mark: damaged }, { mark: `1-${ONE}` }).mark, `1-${ONE}`);
  }
});

test("marks outlive their match: when it comes back, a changed past is noticed", async () => {
  const { forget, database } = await having(`a3-${ONE}`, `4-${ONE}`);
  await forget("one");
  assert.equal(database.disk.matches.size, 0);
  device.clear();
  const again = page(database);
  assert.deepEqual(await again.marksOf("ab"), { seen: `a3-${ONE}`, mark: `4-${ONE}` });
  assert.deepEqual(await again.setAsideBefore(), []);
});

test("so they do if the match was damaged altogether", async () => {
  const { database } = await having(`a3-${ONE}`, `4-${ONE}`);
  const record = database.disk.matches.get("one");
  assert.ok(record && typeof record === "object");
  database.disk.matches.set("one", { ...record, newest: { text: "damaged", sum: 1 } });
  device.clear();
  const again = page(database);
  assert.equal(await again.load("one"), null);
  assert.deepEqual(await again.marksOf("ab"), { seen: `a3-${ONE}`, mark: `4-${ONE}` });
  assert.equal((await again.setAsideBefore()).length, 1);
});

test("of matches that are gone no more are remembered than a phone can hold, the last of them", async () => {
  const { store, forget, marksOf } = page();
  for (let match = 0; match < 70; match += 1) {
    await store("one", save(1), { ...FACTS, pledge: `deal ${match}`, mark: `1-${ONE}` });
    await forget("one");
  }
  assert.deepEqual(await marksOf("deal 9"), {});
  assert.deepEqual(await marksOf("deal 10"), { mark: `1-${ONE}` });
  assert.equal(recall("marks"), undefined);
});
