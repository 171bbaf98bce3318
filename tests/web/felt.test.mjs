// What is felt is about whoever holds the phone, and nobody else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, companyOf } from "./page.mjs";
import { toldOf } from "./told.mjs";
import { newTable } from "../../web/table/model/step.js";
import { isMine } from "../../web/table/model/showing.js";

const game = GAMES["cheating-moth"];
const told = toldOf(["cheating-moth"]).matchesOf("cheating-moth")[0]?.[0]?.update;
assert.ok(told);
const update = told;
const { players } = update;
const first = newTable({ game, meet: () => companyOf(players, [0, 1, 2, 3, 4], null) });

/** Whoever is caught. @param {number} whose */
const caught = (whose) => ({
  events: [],
  change: (/** @type {typeof update.view} */ view) => view,
  rest: 0,
  whose,
});

/** @param {number | null} holder @param {(string | null)[]} kinds who is a bot, and which */
function table(holder, kinds) {
  const seated = kinds.map((bot, at) => ({ name: `N${at}`, bot }));
  return { ...first, now: { ...update, players: seated }, holder: { seat: holder, open: true } };
}

test("one person among bots feels what happens to them, and nothing of the bots", () => {
  const alone = table(null, ["regular", null, "regular"]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => isMine(alone, caught(seat))),
    [false, true, false],
  );
});

test("of several people it is the one who has the phone", () => {
  const passed = table(2, [null, null, null]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => isMine(passed, caught(seat))),
    [false, false, true],
  );
  assert.equal(isMine(table(null, [null, null, null]), caught(0)), false);
});

test("a step that is about nobody is not felt", () => {
  const { whose, ...step } = caught(1);
  assert.equal(whose, 1);
  assert.equal(isMine(table(1, [null, null, null]), step), false);
});

test("who is caught or stung feels it", () => {
  const events = /** @type {const} */ ([
    { type: "SlipCaught", guard: 0, seat: 2, card: "51a", during: 1 },
    { type: "SlowestFound", seat: 1, by: "late", lot: false },
    { type: "GuardMoved", seat: 0 },
  ]);
  assert.deepEqual(
    game.stepsOf(events).map(({ whose }) => whose),
    [2, 1, undefined],
  );
});
