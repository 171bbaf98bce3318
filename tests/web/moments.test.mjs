// What is seen for a moment holds nobody up: along golden matches, each step is shown with its moment
// and without, and both are measured by the times that are written in the movements themselves.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { GAMES, companyOf, spoken, useLanguage } from "./page.mjs";
import { moved, newTable, withoutScreen } from "./seen_moving.mjs";
import { replyIn } from "../../web/engine/wire.js";
import { newMotion } from "../../web/table/motion.js";

/**
 * @typedef {import("../../web/games/contract.js").Game} Game
 * @typedef {import("../../web/games/contract.js").View} View
 * @typedef {import("../../web/table/moments/moments").Moment} Moment
 * @typedef {import("../../web/engine/messages").Replayed} Replayed
 */

const LONGER = 400; // ms at most, than without
const EVERY = "light sweep bow slow fly count pop tag gift sting word feel".split(" ");
/** Nothing else moves, so that no frame lays out anything. */
const MOVES = new Set(["transform", "opacity", "offset"]);

useLanguage("en");
await spoken();
withoutScreen();

const said = execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "tests.web.watched"], {
  encoding: "utf8",
  maxBuffer: 2 ** 29,
});

/** @param {unknown} reply @returns {Replayed} */
function replayedOf(reply) {
  const read = replyIn(JSON.stringify(reply), { type: "Replay", of: "", step: null, eyes: null });
  assert.ok(read.type === "Replayed");
  return read;
}

const MATCHES = said
  .trim()
  .split("\n")
  .map((line) => {
    /** @type {unknown} */
    const match = JSON.parse(line);
    assert.ok(Array.isArray(match) && Array.isArray(match[1]));
    return { name: String(match[0]), steps: match[1].map(replayedOf) };
  });

/** All that is shown of a match: before, after, how long it is looked at, and its moment. @param {Replayed[]} replies */
function* shownOf(replies) {
  const [first] = replies;
  assert.ok(first);
  const game = GAMES[first.game];
  const players = first.players.map(({ name }) => ({ name, bot: "regular" }));
  const company = companyOf(players, [0, 1, 2, 3, 4, 5], game.setup.dummy(players.length));
  const sceneOf = (/** @type {View} */ view) => game.sceneOf(view, company);
  /** @type {View} */
  let before = game.blank(first.view);
  for (const { view: last, events } of replies) {
    for (const step of game.stepsOf(events)) {
      const after = step.change(before);
      const moment = game.momentOf(step.events, { before, after, last }, company);
      yield {
        from: sceneOf(before),
        to: sceneOf(after),
        rest: step.rest,
        moment,
        what: step.events[0]?.type,
      };
      before = after;
    }
    const moment = game.momentOf([], { before, after: last, last }, company);
    yield { from: sceneOf(before), to: sceneOf(last), rest: 0, moment, what: "the end" };
    before = last;
  }
}

/** @type {Set<string>} */
const acts = new Set();

for (const { name, steps } of MATCHES) {
  test(`${name}: no moment is more than ${LONGER} ms longer, and none is cut off`, async () => {
    const table = newTable(newMotion);
    for (const { from, to, rest, moment, what } of shownOf(steps)) {
      if (!moment) continue;
      for (const { type } of moment.acts) acts.add(type);
      table.draw(from);
      const plain = await table.change(to, null);
      table.draw(from);
      const festive = await table.change(to, moment);
      const more = festive.waited - plain.waited;
      assert.ok(more <= LONGER, `${what} takes ${more} ms longer`);
      assert.ok(festive.seen <= festive.waited + rest, `${what} is cut off at ${festive.waited + rest}`);
      table.draw(from);
      await table.cutShort(to, moment);
    }
  });
}

test("every kind of moment was seen, and all of it by transform and opacity", () => {
  assert.deepEqual(
    EVERY.filter((type) => !acts.has(type)),
    [],
  );
  assert.deepEqual(
    [...new Set(moved)].filter((property) => !MOVES.has(property)),
    [],
  );
});
