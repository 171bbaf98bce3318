// Whose seats go along in a link, and who plays on the phone where it arrives.

import assert from "node:assert/strict";
import { test } from "node:test";
import { handedOver, hereOf, newHere, playingHere, unseenInOrder } from "../../web/people/here.js";
import { broughtSince, isChanged } from "../../web/screens/link/past.js";

test("a phone hands over the seats that it has, and no other", () => {
  assert.deepEqual(handedOver([2, 0]), [0, 2]);
  assert.deepEqual(handedOver([1]), [1]);
  assert.equal(handedOver(undefined), null);
});

test("who comes by a link plays here besides", () => {
  assert.deepEqual(newHere([0, 2], [0]), [2]);
  assert.deepEqual(newHere([0], [0, 2]), []);
  assert.deepEqual(newHere(null, [0]), []);
  assert.deepEqual(newHere([0, 2], undefined), []); // all play here already
  assert.deepEqual(playingHere([0, 2], [2, 1]), [0, 1, 2]);
});

test("turns of who plays here are told first", () => {
  const unseen = [
    { seat: 0, turns: 2 },
    { seat: 1, turns: 1 },
  ];
  assert.deepEqual(unseenInOrder(unseen, [1]), [
    { seat: 1, turns: 1, isHere: true },
    { seat: 0, turns: 2, isHere: false },
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
  assert.deepEqual(hereOf({ to: [1], players }, { bookmark: { here: [0] } }), [0]);
  assert.deepEqual(hereOf({ to: [1], players }, { bookmark: {} }), [0, 1]); // one phone for all
  assert.deepEqual(hereOf({ to: [1], players }, null), [1]);
  assert.deepEqual(hereOf({ to: null, players }, null), []);
});

test("bots are asked again for what is new, or for all of it", () => {
  assert.equal(broughtSince({ how: "ahead", turn: 6 }), 5);
  assert.equal(broughtSince({ how: "same", turn: null }), 0);
  assert.equal(broughtSince(undefined), 0);
});
