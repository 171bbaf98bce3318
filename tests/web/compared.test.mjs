// The same cards at two tables: people are compared, bots and dummies are told of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byScore } from "../../web/games/ranking.js";
import { compared } from "../../web/screens/play/result/compared.js";

const table = (kinds, ...scores) => ({
  players: [...kinds].map((kind) => ({ name: "", bot: kind === "p" ? null : "regular" })),
  outcome: { scores },
});
const rival = (...scores) => ({ players: [{ name: "Dora" }], scores });
const verdicts = ({ lines }) => lines.map(({ verdict }) => verdict);

test("one person among bots is compared with who sat there", () => {
  const both = compared(rival(34, 1, 1), table("pbb", 30, 90, 90), byScore);
  assert.deepEqual([both.verdict, both.here, both.there, both.counted], ["better", 30, 34, [0]]);
  assert.deepEqual(verdicts(both), ["better", "equal", "equal"]);
  assert.deepEqual([both.lines[0].name, both.lines[1].name], ["Dora", null]);
});

test("several people are compared together, and a dummy is not", () => {
  const both = compared(rival(10, 25, 0), table("pp", 20, 20, 99), byScore);
  assert.deepEqual([both.verdict, both.here, both.there], ["worse", 40, 35]);
  assert.deepEqual(verdicts(both), ["worse", "better", "equal"]);
});

test("where only bots sat, they are compared", () => {
  const both = compared(rival(5, 7), table("bb", 7, 5), byScore);
  assert.deepEqual([both.verdict, verdicts(both)], ["equal", ["worse", "better"]]);
});

test("which points are better is said by the game", () => {
  const most = (one, other) => other - one;
  assert.equal(compared(rival(-3), table("p", 2), most).verdict, "better");
  assert.equal(compared(rival(-3), table("p", 2), byScore).verdict, "worse");
});

test("what was not told is not compared", () => {
  assert.equal(compared(rival(), table("pb", 1, 2), byScore), null);
  assert.equal(compared(rival(1, 2, 3), table("pb", 1, 2), byScore), null);
});
