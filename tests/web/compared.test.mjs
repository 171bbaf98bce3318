// The same cards at two tables: people are compared, bots and dummies are told of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byScore } from "../../web/games/ranking.js";
import { compared } from "../../web/screens/play/result/compared.js";

const table = (/** @type {string} */ kinds, /** @type {number[]} */ ...scores) => ({
  players: Array.from(kinds, (kind) => ({ name: "", bot: kind === "p" ? null : "regular" })),
  outcome: { scores },
});
const rival = (/** @type {number[]} */ ...scores) => ({ players: [{ name: "Dora" }], scores });

/** @type {(...tables: Parameters<typeof compared>) => NonNullable<ReturnType<typeof compared>>} */
function both(...tables) {
  const found = compared(...tables);
  assert.ok(found);
  return found;
}

/** @param {ReturnType<typeof both>} told */
const verdicts = ({ lines }) => lines.map(({ verdict }) => verdict);

test("one person among bots is compared with who sat there", () => {
  const told = both(rival(34, 1, 1), table("pbb", 30, 90, 90), byScore);
  assert.deepEqual([told.verdict, told.here, told.there, told.counted], ["better", 30, 34, [0]]);
  assert.deepEqual(verdicts(told), ["better", "equal", "equal"]);
  assert.deepEqual([told.lines[0]?.name, told.lines[1]?.name], ["Dora", null]);
});

test("several people are compared together, and a dummy is not", () => {
  const told = both(rival(10, 25, 0), table("pp", 20, 20, 99), byScore);
  assert.deepEqual([told.verdict, told.here, told.there], ["worse", 40, 35]);
  assert.deepEqual(verdicts(told), ["worse", "better", "equal"]);
});

test("where only bots sat, they are compared", () => {
  const told = both(rival(5, 7), table("bb", 7, 5), byScore);
  assert.deepEqual([told.verdict, verdicts(told)], ["equal", ["worse", "better"]]);
});

test("which points are better is said by the game", () => {
  const most = (/** @type {number} */ one, /** @type {number} */ other) => other - one;
  assert.equal(both(rival(-3), table("p", 2), most).verdict, "better");
  assert.equal(both(rival(-3), table("p", 2), byScore).verdict, "worse");
});

test("what was not told is not compared", () => {
  assert.equal(compared(rival(), table("pb", 1, 2), byScore), null);
  assert.equal(compared(rival(1, 2, 3), table("pb", 1, 2), byScore), null);
});
