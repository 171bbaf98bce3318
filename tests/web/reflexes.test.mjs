// Who was how fast is said by time stamps alone (C3, C5).

import assert from "node:assert/strict";
import { test } from "node:test";
import { EARLY, newLettingGo, newTouching } from "../../web/table/reflexes.js";

const SIGN = 5_000;
const LONGEST = 2_000;

/** A race of three whose fingers are there. @param {number[]} seats */
function held(...seats) {
  const race = newLettingGo([0, 1, 2], LONGEST);
  seats.forEach((seat, finger) => race.down(seat, finger));
  race.arm();
  return race;
}

test("10 ms differences order correctly, in whatever order the page hears of them", () => {
  const race = held(0, 1, 2);
  race.give(SIGN);
  race.up(2, 2, SIGN + 320);
  race.up(0, 0, SIGN + 300);
  race.up(1, 1, SIGN + 310);
  assert.deepEqual([0, 1, 2].map(race.timeOf), [300, 310, 320]);
  assert.ok(race.isOver());
});

test("who lets go before the sign is early, also if the page hears of it afterwards", () => {
  const race = held(0, 1, 2);
  race.up(0, 0, SIGN - 900);
  race.give(SIGN);
  race.up(1, 1, SIGN - 1);
  race.up(2, 2, SIGN);
  assert.deepEqual([0, 1, 2].map(race.timeOf), [EARLY, EARLY, 0]);
});

test("a pad that is held for ever is no reaction, nor is a late one", () => {
  const race = held(0, 1);
  race.give(SIGN);
  race.up(1, 1, SIGN + LONGEST);
  assert.deepEqual([0, 1].map(race.timeOf), [null, null]);
  assert.ok(!race.isOver());
});

test("who was never there has not reacted, and the others are not waited for any longer", () => {
  const race = held(0);
  race.give(SIGN);
  race.up(0, 0, SIGN + 1);
  assert.deepEqual([0, 1, 2].map(race.timeOf), [1, null, null]);
  assert.ok(race.isOver());
});

test("a second finger on a pad does not count, whichever of the two goes", () => {
  const race = held(0, 1, 2);
  race.down(0, 7);
  race.give(SIGN);
  race.up(0, 7, SIGN + 50);
  assert.equal(race.timeOf(0), null);
  race.up(0, 0, SIGN + 400);
  race.down(0, 7);
  race.up(0, 7, SIGN + 500);
  assert.equal(race.timeOf(0), 400);
});

test("a finger may come and go until all are there", () => {
  const race = newLettingGo([0, 1], LONGEST);
  race.down(0, 0);
  race.up(0, 0, 100);
  assert.ok(!race.isTouched(0));
  race.down(0, 1);
  assert.ok(!race.isReady());
  race.down(1, 2);
  assert.ok(race.isReady());
});

test("claims: the first touch counts; before the sign one sits out, before the start it is none", () => {
  const race = newTouching([0, 1, 2], LONGEST);
  race.down(0, 0, 900);
  race.arm();
  race.down(1, 1, SIGN - 20);
  race.give(SIGN);
  race.down(1, 1, SIGN + 80);
  race.down(0, 0, SIGN + 210);
  race.down(0, 0, SIGN + 220);
  assert.ok(!race.isOver());
  race.down(2, 2, SIGN + 200);
  assert.deepEqual([0, 1, 2].map(race.timeOf), [210, EARLY, 200]);
  assert.ok(race.isOver());
});
