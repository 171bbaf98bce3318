// The table's model keeps its laws, whatever comes and whenever: every golden match, and matches by
// chance of all games, against the real engine. A seed repeats any run:
//
//   SEED=7 MATCHES=100 node --test tests/web/model.test.mjs

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, test } from "node:test";
import { newEngine } from "./model/engine.mjs";
import { playGolden } from "./model/golden.mjs";
import { playMatch, TABLES } from "./model/match.mjs";
import { MUTANTS, stepOf } from "./model/mutants.mjs";

const SEED = Number(process.env["SEED"] ?? 1);
const MATCHES = Number(process.env["MATCHES"] ?? 0); // of each kind; 0 is a quick look at some
const QUICK = {
  kinds: ["party-bugs ppp", "parrot-box pbpr", "cheating-moth ppb", "cheating-moth ppbr"],
  most: 900,
};
/** @type {Kind} */
const TWO = ["party-bugs", "pp"];
const GOLDEN = "tests/golden";

const engine = newEngine();
after(engine.close);

/** @typedef {import("./model/match.mjs").Kind} Kind */

const isWanted = (/** @type {Kind} */ kind) =>
  MATCHES > 0 || QUICK.kinds.some((name) => kind.join(" ").startsWith(name));

for (const kind of TABLES.filter(isWanted)) {
  test(`${kind.join(" ")}: no law is broken, whatever comes between`, async () => {
    /** @type {Map<string, number>} */
    const sums = new Map();
    const sumOf = (/** @type {string} */ name) => sums.get(name) ?? 0;
    for (let seed = SEED; seed < SEED + Math.max(1, MATCHES); seed += 1) {
      const counts = await playMatch(engine, kind, seed, { most: MATCHES > 0 ? undefined : QUICK.most });
      for (const [name, count] of Object.entries(counts)) sums.set(name, sumOf(name) + Number(count));
    }
    console.log(`${kind.join(" ")}: ${JSON.stringify(Object.fromEntries(sums))}`);
    // A single match may be one that goes on elsewhere at once.
    if (MATCHES !== 1) assert.ok(sumOf("stale") > 0 && sumOf("asks") > 50);
  });
}

/** One that is short of each game; all of them where there is time. */
const isPlayed = (/** @type {string} */ name) =>
  MATCHES > 0 || /party-bugs-2-paul|party-bugs-3-hidden|parrot-box-2/.test(name);

for (const name of readdirSync(GOLDEN).filter((file) => file.endsWith(".match") && isPlayed(file))) {
  const seats = [...Array(Number(/-(\d)/.exec(name)?.[1])).keys()];
  for (const people of [[0], seats]) {
    test(`${name}, people at ${people.join()}: it is played by touch, turn by turn`, async () => {
      const { made, golden, at } = await playGolden(engine, `${GOLDEN}/${name}`, people);
      assert.equal(at, "over");
      // What nobody waits for may come at another moment between two turns.
      const isFree = name.startsWith("cheating-moth");
      const inOrder = (/** @type {string[]} */ turns) => (isFree ? turns.toSorted() : turns);
      assert.deepEqual(inOrder(made), inOrder(golden));
    });
  }
}

for (const [number, [file, from, , kind = TWO]] of MUTANTS.entries()) {
  if (MATCHES === 0 && number % 3 !== 0) continue;
  const [lost = from] = from.split("\n");
  test(`a law notices if ${file} has no longer: ${lost}`, async () => {
    const play = await stepOf(number);
    const hurried = { play, most: 2_500, leaves: 0.12, trouble: 4 };
    const match = () => playMatch(engine, kind, 1, hurried);
    await assert.rejects(match, { name: "AssertionError" });
  });
}
