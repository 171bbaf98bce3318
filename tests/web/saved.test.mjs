// What is to be stored is taken out of an answer, and put together as the engine says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, joined } from "../../web/engine/saved.js";
import { UPDATE } from "./unseen.mjs";
import { newExchange, newText } from "../../web/screens/play/exchange.js";

const TEXT = "critter-club 1\ngame party-bugs\nmoves\n1. a:play-1a\nseal 1 00aa11bb\n";
const FURTHER = "critter-club 1\ngame party-bugs\nmoves\n1. a:play-1a b:play-2b\nseal 2 00cc22dd\n";
const whole = (/** @type {string} */ text) => ({ type: /** @type {const} */ ("Whole"), whole: text });
const tail = (after = "00aa11bb") => ({
  ...{ type: /** @type {const} */ ("Tail"), after, tail: " b:play-2b\nseal 2 00cc22dd\n" },
});

test("an answer is told without what is stored of it", () => {
  const { reply, saved } = apart({ type: "Update", revision: 2, saved: tail() });
  assert.deepEqual(reply, { type: "Update", revision: 2 });
  assert.deepEqual(saved, tail());
  assert.deepEqual(apart({ type: "Log", turns: [] }), { reply: { type: "Log", turns: [] }, saved: null });
});

test("a tail takes the place of the seal before it", () => {
  assert.equal(joined(TEXT, tail()), FURTHER);
  assert.equal(joined(null, whole(TEXT)), TEXT);
  assert.equal(joined(TEXT, whole(FURTHER)), FURTHER);
  assert.equal(joined(TEXT, null), TEXT);
});

test("a tail that does not fit is not taken", () => {
  assert.equal(joined(TEXT, tail("00aa11bc")), null);
  for (const text of [null, "", FURTHER, TEXT.slice(0, -1), "seal 1 00aa11bb\n"])
    assert.equal(joined(text, tail()), null, String(text));
});

test("what a store has missed, it asks for", async () => {
  /** @type {string[]} */
  const asked = [];
  const grown = newText(({ type }) => {
    asked.push(type);
    return Promise.resolve(whole(FURTHER));
  });
  assert.equal(await grown(whole(TEXT)), TEXT);
  assert.equal(await grown(tail()), FURTHER);
  assert.deepEqual(asked, []);
  assert.equal(await grown(tail("11111111")), FURTHER);
  assert.deepEqual(asked, ["Keep"]);
  const silent = newText(() => Promise.resolve({ type: "Failed" }));
  await assert.rejects(silent(tail()), /nothing to be kept/);
});

test("a table is told nothing of a save, and its store gets it", async () => {
  /** @type {unknown[]} */
  const told = [];
  /** @type {unknown[]} */
  const kept = [];
  /** @type {unknown[]} */
  const asked = [];
  const { reply: update } = apart({ ...UPDATE, revision: 1 });
  const first = { message: /** @type {const} */ ({ type: "Load", save: TEXT, eyes: null }) };
  const { question, askFor, store } = newExchange({
    ask: (message) => (asked.push(message), Promise.resolve({ reply: update, saved: whole(TEXT) })),
    tell: (message) => void told.push(message),
    keeping: {
      question: () => Promise.resolve(first),
      keep: (...what) => (kept.push(what), Promise.resolve()),
    },
  });
  await question();
  askFor({ id: 1, message: { type: "Begin" } });
  await new Promise(setImmediate);
  store({ id: 1, update });
  store({ id: 7, update });
  await new Promise(setImmediate);
  askFor({ id: 2, message: { type: "Reload", eyes: 0 } });
  await new Promise(setImmediate);
  assert.deepEqual(asked, [first.message, { ...first.message, eyes: 0 }]);
  assert.deepEqual(kept, [
    [update, whole(TEXT)],
    [update, null],
  ]);
  assert.ok(!JSON.stringify(told).includes("critter-club"));
  assert.equal(told.length, 4);
});
