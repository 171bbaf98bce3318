// What bots think, as plain values: bars of weighed moves, and who can be asked about a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { weighed } from "../../web/bots/weighing.js";
import { linesOf } from "../../web/bots/whys.js";
import { inSlices } from "../../web/table/slices.js";

const option = (move, worth, wins = 250, tries = 40) => ({ move, worth, points: 1500 - worth, wins, tries });

test("the best has the longest bar, and what is worth less has no longer one", () => {
  const shares = weighed([option("a", 300), option("b", 340), option("c", 100), option("d", -900)]).map(
    ({ share }) => share,
  );
  assert.equal(shares[0], 100);
  assert.deepEqual(
    shares,
    [...shares].sort((one, other) => other - one),
  );
  assert.ok(shares.at(-1) > 0);
});

test("moves that are nearly alike have nearly the same bar", () => {
  const [, second] = weighed([option("a", 300), option("b", 290)]);
  assert.ok(second.share >= 95);
});

test("the five best are shown, and what was played in any case", () => {
  const options = [..."abcdefg"].map((move, at) => option(move, -at));
  assert.deepEqual(
    weighed(options, "g").map(({ move }) => move),
    [..."abcdeg"],
  );
});

test("the chance to win is told where it matters, and nothing of what was not tried", () => {
  assert.equal(weighed([option("a", 2, 300), option("b", 1, 310)])[0].wins, null);
  assert.equal(weighed([option("a", 2, 300), option("b", 1, 100)])[0].wins, 30);
  const [only] = weighed([option("a", 0, 0, 0)]);
  assert.deepEqual([only.points, only.wins], [null, null]);
});

test("a secret choice can be asked about where it is told what has come of it", () => {
  const chosen = (seat, why, ...more) => ({
    chapter: "1",
    why,
    events: [{ type: "CardChosen", seat }, ...more],
  });
  const tell = ({ type }) => (type === "CardChosen" ? null : { text: type });
  const lines = linesOf([chosen(1, 4), chosen(2, 5), chosen(0, null, { type: "CardsRevealed" })], tell);
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
  const turns = [3, 4].map((why) => ({ chapter: "1", why, events: [{ type: "CardChosen", seat: 1 }] }));
  const last = { chapter: "1", why: null, events: [{ type: "Shown", seat: 0 }] };
  const tell = ({ type }) => (type === "Shown" ? { text: "" } : null);
  assert.deepEqual(linesOf([...turns, last], tell)[0].whys, [{ turn: 4, seat: 1 }]);
});

test("slices go on until they need not, and none is boundless", async () => {
  const efforts = [];
  let answers = 0;
  await inSlices(
    async (effort) => (efforts.push(effort), {}),
    () => (answers += 1) < 12,
  );
  assert.equal(efforts.length, 12);
  assert.equal(efforts[0], 200);
  assert.ok(efforts.every((effort) => effort >= 50 && effort <= 5_000));
});
