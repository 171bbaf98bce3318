// Where the number of a deal comes from, made anew without the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSeed } from "../../web/games/setup.js";
import { dayLine, drawnLine, isMixedOf, isOfDay, readOrigin } from "../../web/screens/fair/origin.js";
import { addedOf, tapped } from "../../web/screens/setup/rhythm.js";

/** @param {string} text */
async function sha256(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(bytes).toString("hex");
}

/** As tests/table/test_origin.py has it. */
const SEED = "a1889a690538ab7a3317b7968cdd666a";
const DRAWN = "0123456789abcdef0123456789abcdef";
const LINES = `drawn ${DRAWN}\nadded c "Pudding ☂"\nadded a "so \\"so\\""\n`;
const PLAYERS = `player a "drawn 7"\nplayer b "added a"\nplayer c "Cem"\nmoves\n`;
const MIXED = `critter-club 1\ngame party-bugs\nseats 3\nseed ${SEED}\n${LINES}${PLAYERS}`;
const PLAIN = `critter-club 1\ngame party-bugs\nseats 3\nseed 7\n${PLAYERS}`;

test("what was drawn and added is read out of an opening, and mixed again", async () => {
  const { seed, drawn, added, lines } = readOrigin(MIXED);
  assert.deepEqual([seed, drawn, lines], [SEED, DRAWN, LINES]);
  assert.deepEqual(added, [
    { seat: 2, text: "Pudding ☂" },
    { seat: 0, text: 'so "so"' },
  ]);
  assert.equal(
    await sha256(drawnLine(drawn ?? "")),
    "3087837a2a0109fc354d73b57a736fd970f84a89c6c2ab14cd8e6d2d5ba318a5",
  );
  assert.ok(isMixedOf(await sha256(lines), seed));
});

test("whatever else was drawn or added leads to another number", async () => {
  for (const [old, other] of /** @type {const} */ ([
    ["0123", "0124"],
    ["Pudding", "pudding"],
    ["added c", "added b"],
    ["added c", "added  c"],
  ])) {
    assert.ok(!isMixedOf(await sha256(LINES.replace(old, other)), SEED), other);
  }
});

test("a number that one phone drew alone has nothing besides, whatever people are called", () => {
  assert.deepEqual(readOrigin(PLAIN), { seed: "7", drawn: null, added: [], lines: "" });
});

test("the number of a day follows from game and date, as tests/links/test_day.py has it", async () => {
  const print = await sha256(dayLine("party-bugs", "2026-02-28"));
  assert.ok(isOfDay(print, "1544343164217613"));
  assert.ok(!isOfDay(print, "1544343164217614"));
});

test("a phone draws 128 bits, all of them", () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{32}$/);
  const all = seeds.map((seed) => BigInt(`0x${seed}`));
  assert.equal(new Set(all).size, 200);
  const ever = all.reduce((one, other) => one | other);
  assert.equal(ever, 2n ** 128n - 1n);
});

test("a rhythm is the time between taps, as long as there is room", () => {
  assert.equal(tapped("", 812.4), "812");
  assert.equal(tapped("812", 90), "812 90");
  assert.equal(tapped("word", 123_456_789), "word 6789");
  const full = "x".repeat(58);
  assert.equal(tapped(full, 9), `${full} 9`);
  assert.equal(tapped(full, 10), full);
});

test("who adds nothing is not named", () => {
  assert.deepEqual(addedOf([0, 2], ["", "x"]), [{ seat: 2, text: "x" }]);
});
