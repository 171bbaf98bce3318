// Whose seats go along in a link, and who plays on the phone where it arrives.

import assert from "node:assert/strict";
import { test } from "node:test";
import { handedOver, hereOf, newHere, playingHere, unseenInOrder } from "../../web/people/here.js";
import { broughtSince, isChanged } from "../../web/screens/link/past.js";

test("a phone hands over the seats that it has, and no other", () => {
  assert.deepEqual(handedOver(["c", "a"]), ["a", "c"]);
  assert.deepEqual(handedOver(["b"]), ["b"]);
  assert.equal(handedOver(undefined), null);
});

test("who comes by a link plays here besides", () => {
  assert.deepEqual(newHere(["a", "c"], ["a"]), ["c"]);
  assert.deepEqual(newHere(["a"], ["a", "c"]), []);
  assert.deepEqual(newHere(null, ["a"]), []);
  assert.deepEqual(newHere(["a", "c"], undefined), []); // all play here already
  assert.deepEqual(playingHere(["a", "c"], ["c", "b"]), ["a", "b", "c"]);
});

test("turns of who plays here are told first", () => {
  const unseen = [
    { seat: "a", turns: 2 },
    { seat: "b", turns: 1 },
  ];
  assert.deepEqual(unseenInOrder(unseen, ["b"]), [
    { seat: "b", turns: 1, isHere: true },
    { seat: "a", turns: 2, isHere: false },
  ]);
});

test("turns that were taken back are a changed past, unless the match here says that the link is older", () => {
  /** @param {import("../../web/engine/messages").Comparison["how"]} how */
  const known = (how) => ({ comparison: { how, turn: 5 } });
  assert.ok(isChanged("changed", null));
  assert.ok(isChanged("changed", known("behind")));
  assert.ok(isChanged("taken-back", null));
  assert.ok(isChanged("taken-back", known("ahead"))); // of an older copy
  assert.ok(isChanged("taken-back", known("diverged")));
  assert.ok(!isChanged("taken-back", known("behind")));
  assert.ok(!isChanged("taken-back", known("same")));
  assert.ok(!isChanged("kept", null));
  assert.ok(!isChanged(null, null));
});

test("who plays here is known of what is here; a link can only say so of itself", () => {
  const players = [{ bot: null }, { bot: null }, { bot: "regular" }];
  assert.deepEqual(hereOf({ to: ["b"], players }, { bookmark: { here: ["a"] } }), ["a"]);
  assert.deepEqual(hereOf({ to: ["b"], players }, { bookmark: {} }), ["a", "b"]); // one phone for all
  assert.deepEqual(hereOf({ to: ["b"], players }, null), ["b"]);
  assert.deepEqual(hereOf({ to: null, players }, null), []);
});

test("bots are asked again for what is new, or for all of it", () => {
  assert.equal(broughtSince({ how: "ahead", turn: 6 }), 5);
  assert.equal(broughtSince({ how: "same", turn: null }), 0);
  assert.equal(broughtSince(undefined), 0);
});
