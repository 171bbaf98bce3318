// The marks of phones, as this phone keeps them: what is known of a seat only grows.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { device, recall, remember } from "./phone_of_matches.mjs";

const { keepMark, markOf } = await import("../../web/storage/marks.js");
const { keepSeen, phoneOf } = await import("../../web/storage/phone.js");

const [ONE, OTHER] = ["0123456789abcdef", "fedcba9876543210"];
const seenOf = (/** @type {string} */ pledge) => phoneOf(pledge, ["a"]).seen;

beforeEach(() => device.clear());

test("a phone draws its secret once, and keeps it for all matches", () => {
  const { secret, here } = phoneOf("match", ["a", "c"]);
  assert.match(secret, /^[0-9a-f]{32}$/);
  assert.deepEqual(here, ["a", "c"]);
  assert.equal(phoneOf("another", ["b"]).secret, secret);
  remember("secret of this phone", "short");
  const drawn = phoneOf("match", ["a"]).secret;
  assert.match(drawn, /^[0-9a-f]{32}$/);
  assert.notEqual(drawn, secret);
});

test("what was seen of a match is known again", () => {
  assert.equal(seenOf("match"), "");
  keepSeen("match", `a3-${ONE} b2-${OTHER}`);
  assert.equal(seenOf("match"), `a3-${ONE} b2-${OTHER}`);
  assert.equal(seenOf("another"), "");
});

test("an older link takes nothing back, nor does one without that seat", () => {
  keepSeen("match", `a3-${ONE} b12-${ONE}`);
  for (const less of [`a2-${OTHER}`, `b9-${OTHER}`, `a3-${OTHER} b12-${OTHER}`, "", undefined])
    keepSeen("match", less);
  assert.equal(seenOf("match"), `a3-${ONE} b12-${ONE}`);
  keepSeen("match", `b13-${OTHER} c0-${OTHER}`);
  assert.equal(seenOf("match"), `a3-${ONE} b13-${OTHER} c0-${OTHER}`);
});

test("what is damaged is left out, and the engine is not asked with it", () => {
  for (const damaged of [{ match: 7 }, { match: `a3-${ONE} b x3-1 ${ONE}` }, [], "text", null]) {
    remember("marks of phones", damaged);
    assert.match(seenOf("match"), new RegExp(`^(a3-${ONE})?$`));
    keepSeen("match", `b1-${ONE}`);
    assert.ok(seenOf("match").endsWith(`b1-${ONE}`));
  }
});

test("no more matches are remembered than a phone can hold, the newest of them", () => {
  for (let match = 0; match < 100; match += 1) keepSeen(`match ${match}`, `a1-${ONE}`);
  assert.equal(Object.keys(recall("marks of phones") ?? {}).length, 60);
  assert.equal(seenOf("match 39"), "");
  assert.equal(seenOf("match 40"), `a1-${ONE}`);
});

test("the mark of a match only grows", () => {
  const mark = (/** @type {number} */ turns, /** @type {string} */ sign) => `${turns}-${sign.repeat(16)}`;
  keepMark("match", mark(17, "a"));
  for (const turns of [0, 4, 16]) keepMark("match", mark(turns, "b"));
  assert.equal(markOf("match"), mark(17, "a"));
  keepMark("match", mark(100, "c"));
  assert.equal(markOf("match"), mark(100, "c"));
  assert.equal(markOf("another"), null);
});
