// A seat is a number on the page, and a letter in texts that are kept: nothing is lost between them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { aimed, seatIn } from "../../web/games/cheating-moth/aimed.js";
import { mischief } from "../../web/games/cheating-moth/mischief.js";
import { readFacts, withLetters, withNumbers } from "../../web/storage/facts.js";
import { letterOf, seatOf } from "../../web/text/seats.js";
import { chanceFrom } from "./model/chance.mjs";

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test("the letters are those of the notation", () => {
  assert.equal(SEATS.map(letterOf).join(""), "abcdefghij");
  for (const seat of SEATS) assert.equal(seatOf(letterOf(seat)), seat);
});

test("whatever is known of a match is kept with letters, and known again with numbers", () => {
  const chance = chanceFrom(4);
  for (let times = 0; times < 500; times += 1) {
    const known = {
      ...(chance.is(0.7) ? { here: SEATS.filter(() => chance.is(0.4)) } : {}),
      ...(chance.is(0.7) ? { waits: chance.is(0.3) ? null : chance.one(SEATS) } : {}),
      ...(chance.is(0.5) ? { sent: chance.under(9), day: "2026-02-28" } : {}),
    };
    const kept = withLetters(known);
    assert.deepEqual(withNumbers(kept), known);
    assert.deepEqual(withLetters(withNumbers(kept)), kept);
    assert.doesNotMatch(JSON.stringify([kept.here, kept.waits]), /\d/);
    if (kept.here?.length !== 0) assert.deepEqual(readFacts(JSON.parse(JSON.stringify(kept))), kept);
  }
});

test("a move names whom it is aimed at", () => {
  for (const seat of SEATS) {
    for (const start of ["call", "late", "give-7a"]) assert.equal(seatIn(aimed(start, seat)), seat);
    assert.equal(mischief.calledBy(mischief.callOf(seat)), seat);
    assert.deepEqual(mischief.slipping(["close", aimed("late", seat)]), [
      { seat, move: aimed("late", seat) },
    ]);
  }
});
