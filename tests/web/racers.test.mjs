// Bots race by what the engine said before: a paw lifts when it is time, or stays where it is (C3, C5).

import assert from "node:assert/strict";
import { test } from "node:test";
import { newRacers } from "../../web/table/racers.js";
import { EARLY } from "../../web/table/reflexes.js";

const words = { title: "", hold: "", wait: "", watch: "", now: "", coming: "", there: "" };

/**
 * A race of Anna and three bots, and whose paws are seen to lift after how many ms.
 * @param {"slap" | "claim"} kind
 * @param {(number | null)[]} bots how fast each is
 */
function raced(kind, ...bots) {
  const players = [0, 1, 2, 3].map((seat) => ({ seat, name: "", pad: "", bot: seat !== 0 }));
  /** @type {[after: number, seat: number, ms: number | null][]} */
  const lifted = [];
  let now = 0;
  const racers = newRacers(
    { kind, longest: 2_000, players, bots: () => [null, ...bots], words, free: null },
    { lift: (seat, ms) => lifted.push([now, seat, ms]) },
    {
      after(ms, work) {
        now = ms;
        work();
      },
    },
  );
  racers.gather();
  racers.down(0, 1, 900);
  racers.arm();
  racers.give(1_000);
  return { racers, lifted };
}

test("a bot's paw lifts as fast as was said", () => {
  const { racers, lifted } = raced("slap", 310, 0, 420);
  assert.deepEqual(lifted, [
    [310, 1, 310],
    [0, 2, 0],
    [420, 3, 420],
  ]);
  racers.up(0, 1, 1_250);
  assert.deepEqual(
    racers.times().map(({ ms }) => ms),
    [250, 310, 0, 420],
  );
});

test("the paw of a bot that does not claim never lifts", () => {
  const { racers, lifted } = raced("claim", null, 280, null);
  assert.deepEqual(lifted, [[280, 2, 280]]);
  assert.deepEqual(
    racers.times().map(({ ms }) => ms),
    [null, null, 280, null],
  );
});

test("a bot that is too early lifts its paw before the sign, and only then", () => {
  const { lifted } = raced("slap", EARLY, 300, 320);
  assert.deepEqual(
    lifted.map(([, seat]) => seat),
    [1, 2, 3],
  );
  assert.equal(lifted[0]?.[2], EARLY);
});
