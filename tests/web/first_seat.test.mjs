// Seat 0 is a seat, though it is false where somebody asks carelessly.

import assert from "node:assert/strict";
import { test } from "node:test";
import { onlyPerson } from "../../web/people/company.js";
import { waitsFor } from "../../web/people/here.js";
import { isPrivate } from "../../web/table/model/people.js";
import { newTable } from "../../web/table/model/step.js";
import { beginThinking, thinkOn } from "../../web/table/model/thinking.js";
import { thinkerOf } from "../../web/table/model/thoughts.js";
import { companyOf, GAMES } from "./page.mjs";
import { UPDATE } from "./unseen.mjs";

const ANNA = { name: "Anna", bot: null };
const BEN = { name: "Ben", bot: null };
const OWL = { name: "Owl", bot: "novice-bold" };
const house = {
  game: GAMES["parrot-box"],
  /** @param {import("../../web/table/model/types.js").Update["players"]} players */
  meet: (players) => companyOf(players, [0, 1], null),
};
const nothing = () => {};

/** @param {Partial<typeof UPDATE>} update */
const tableOf = (update) => ({ ...newTable(house), now: { ...UPDATE, ...update } });

test("what the eyes of the first seat see is private, and what all see is not", () => {
  const players = [ANNA, BEN];
  assert.ok(isPrivate(tableOf({ players, eyes: 0, next: "person" })));
  assert.ok(isPrivate(tableOf({ players, eyes: 1, next: "person" })));
  assert.ok(!isPrivate(tableOf({ players, eyes: null, next: "person" })));
});

test("a bot in the first seat is seen to think ahead, slice by slice", () => {
  for (const [seat, players] of [
    [OWL, ANNA],
    [ANNA, OWL],
  ].entries()) {
    const table = beginThinking(tableOf({ players, asked: [seat], next: "bot" }));
    assert.ok(table.course.at === "thinking");
    const thinking = thinkOn(table, table.course, nothing);
    assert.deepEqual(thinkerOf(thinking), { seat, perCent: 0 });
  }
});

test("who alone sits here, and whom it waits for, may be the first seat", () => {
  assert.equal(onlyPerson([ANNA, OWL]), 0);
  assert.equal(onlyPerson([OWL, ANNA]), 1);
  assert.equal(onlyPerson([ANNA, BEN]), null);
  const update = { ...UPDATE, players: [ANNA, BEN], next: /** @type {const} */ ("person"), foregone: null };
  assert.equal(waitsFor({ ...update, asked: [0] }, [1]), 0);
  assert.equal(waitsFor({ ...update, asked: [0] }, [0]), null);
});
