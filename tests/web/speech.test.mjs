// What a screen reader hears: whole sentences, one after the other, and none of them swallowed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSpeech } from "../../web/table/announce.js";
import { sentences } from "../../web/text/sentences.js";

function region() {
  /** @type {string[]} */
  const said = [];
  const read = () => said.at(-1) ?? "";
  return { said, read, say: (/** @type {string} */ next) => said.push(next) };
}
const later = () => new Promise(setImmediate);

test("each sentence ends once", () => {
  assert.equal(sentences("Who lays a 4?", "Got a 4? Tap."), "Who lays a 4? Got a 4? Tap.");
  assert.equal(
    sentences("The mosquito is coming", "Hold a finger."),
    "The mosquito is coming. Hold a finger.",
  );
  assert.equal(sentences("A slip …", "Next"), "A slip … Next");
  assert.equal(sentences("She calls “Caught!”", "Wrong."), "She calls “Caught!” Wrong.");
  assert.equal(sentences("Anna, choose a bug"), "Anna, choose a bug");
  assert.equal(sentences("", null, "Only this", undefined), "Only this");
  assert.equal(sentences(), "");
});

test("a tip does not swallow whose turn it is", async () => {
  const heard = region();
  const announce = newSpeech(heard);
  announce("Anna, play a card on the 3");
  announce("A card fits if it is 1 higher or 1 lower.");
  assert.equal(heard.read(), "Anna, play a card on the 3. A card fits if it is 1 higher or 1 lower.");
  await later();
  announce("Anna plays the 4.");
  assert.equal(heard.read(), "Anna plays the 4.");
});

test("what is taken back is not heard with what follows", () => {
  const heard = region();
  const announce = newSpeech(heard);
  announce("Anna draws the 5.");
  announce("");
  announce("Ben, it’s your move");
  assert.equal(heard.read(), "Ben, it’s your move");
});

test("said twice, it is heard twice", async () => {
  const heard = region();
  const announce = newSpeech(heard);
  announce("Ben is ready.");
  await later();
  announce("Ben is ready.");
  assert.notEqual(heard.said[0], heard.said[1]);
});
