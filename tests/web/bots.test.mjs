// What bots think, as plain values: bars of weighed moves, and who can be asked about a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { weighed } from "../../web/bots/weighing.js";
import { linesOf } from "../../web/bots/whys.js";
import { FIRST, paced } from "../../web/table/model/slices.js";

const option = (/** @type {string} */ move, /** @type {number | null} */ behind, alike = false) => ({
  move,
  behind,
  alike,
});

/** @typedef {import("../../web/engine/messages").PartyBugs.Event} PartyEvent */
/** @typedef {import("../../web/bots/whys.js").Event} Event */

/** @param {number | null} why @param {PartyEvent[]} events */
const turn = (why, ...events) => ({ chapter: "1", why, events });

/** @param {number} seat @returns {PartyEvent} */
const chosen = (seat) => ({ type: "CardChosen", seat, card: null });

test("the number decides the order and the bar: the best has the longest", () => {
  const rows = weighed([option("a", 0, true), option("b", 40), option("c", 200), option("d", 1_200)]);
  const shares = rows.map(({ share }) => share);
  assert.equal(shares[0], 100);
  assert.deepEqual(
    shares,
    [...shares].sort((one, other) => other - one),
  );
  assert.ok((shares.at(-1) ?? 0) > 0);
  assert.deepEqual(
    rows.map(({ behind }) => behind),
    [0, 0.4, 2, 12],
  );
});

test("only the first is the best, and what cannot be told from it is about as good", () => {
  const rows = weighed([option("a", 0, true), option("b", 30, true), option("c", 900)]);
  assert.deepEqual(
    rows.map(({ isBest, isAlike }) => [isBest, isAlike]),
    [
      [true, false],
      [false, true],
      [false, false],
    ],
  );
});

test("moves that are nearly alike have nearly the same bar", () => {
  const [, second] = weighed([option("a", 0), option("b", 10)]);
  assert.ok(second && second.share >= 95);
});

test("the five best are shown, and what was played in any case", () => {
  const options = ["a", "b", "c", "d", "e", "f", "g"].map((move, at) => option(move, at));
  assert.deepEqual(
    weighed(options, "g").map(({ move }) => move),
    ["a", "b", "c", "d", "e", "g"],
  );
});

test("what was given up early has no number to be compared, and is not shown unless it was played", () => {
  const options = [option("a", 0), option("b", 50), option("c", null)];
  assert.deepEqual(
    weighed(options).map(({ move }) => move),
    ["a", "b"],
  );
  const [, , given] = weighed(options, "c");
  assert.deepEqual([given?.move, given?.behind, given?.share], ["c", null, 0]);
});

test("a secret choice can be asked about where it is told what has come of it", () => {
  const revealed = turn(null, chosen(0), { type: "CardsRevealed", cards: [] });
  const tell = (/** @type {Event} */ { type }) => (type === "CardChosen" ? null : { text: type });
  const lines = linesOf([turn(4, chosen(1)), turn(5, chosen(2)), revealed], tell);
  assert.deepEqual(lines, [
    {
      text: "CardsRevealed",
      chapter: "1",
      whys: [
        { turn: 4, seat: 1 },
        { turn: 5, seat: 2 },
      ],
    },
  ]);
});

test("who moves twice before anything is told is asked about the later move", () => {
  const turns = [3, 4].map((why) => turn(why, chosen(1)));
  const last = turn(null, { type: "MirrorLost", seat: 0 });
  const tell = (/** @type {Event} */ { type }) => (type === "MirrorLost" ? { text: "" } : null);
  assert.deepEqual(linesOf([...turns, last], tell)[0]?.whys, [{ turn: 4, seat: 1 }]);
});

test("a slice lasts about as long as the one before should have, and none is boundless", () => {
  assert.equal(paced(FIRST, 50), FIRST);
  assert.equal(paced(FIRST, 100), FIRST / 2);
  assert.equal(paced(FIRST, 10_000), FIRST / 2); // one alone may have been held up
  assert.equal(paced(FIRST, 0), 2 * FIRST);
  assert.equal(paced(60, 10_000), 50);
  assert.equal(paced(4_000, 1), 5_000);
});
