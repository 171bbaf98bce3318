// An engine that dies of what nobody has asked for: that is said, and it is tried again until it goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newTable, step } from "../../web/table/model/step.js";

const update = (revision, more = {}) => ({
  type: "Update",
  revision,
  players: [
    { name: "Anna", bot: null },
    { name: "Owl", bot: "random" },
  ],
  ...{ events: [], eyes: "a", view: {}, asked: ["b"], next: "bot", private: false, mover: null },
  ...{ legal: [], foregone: null, clock: [], undo: null, why: null, outcome: null },
  ...more,
});
const MINE = { asked: ["a"], next: "person", mover: "a", legal: ["play-1a"] };
const DEAD = { type: "Failed", fault: "silent" };
const BARE = { type: "Refused", code: "no-table" };

const scene = { zones: { hand: [{ key: "1a", choice: { move: "play-1a" } }] }, extras: [] };
const game = { sceneOf: () => scene, ownOf: () => 0, stepsOf: () => [], blank: (view) => view };
const house = { game: { ...game, seenBy: (view) => view, isMode: () => false }, meet: () => ({}) };

/** A table that somebody has come to, and what it wanted since it was asked last what it wants. */
function sat(first) {
  let table = newTable(house);
  let wanted = [];
  let at = 0;
  const tell = (message) => {
    const [next, effects] = step(table, { ...message, at });
    table = next;
    wanted.push(...effects);
    for (const { type, id } of effects) if (type === "move") tell({ type: "moved", id });
  };
  const take = (type) => {
    const found = wanted.filter((effect) => effect.type === type);
    wanted = wanted.filter((effect) => effect.type !== type);
    return found;
  };
  const later = (name) => {
    const timer = take("wait").findLast((wait) => wait.name === name);
    at += timer.ms;
    tell({ type: "waited", name, id: timer.id });
    return timer.ms;
  };
  const asked = () => take("ask").at(-1)?.message;
  const answer = (reply) => tell({ type: "answered", id: table.line.asked.question.id, reply });
  tell({ type: "begun" });
  answer(first);
  return { tell, take, later, asked, answer, table: () => table };
}

/** A table at which a bot is to move, and the engine is asked for it. */
function atABot(more) {
  const phone = sat(update(5, more));
  phone.later("rest");
  assert.equal(phone.asked().type, "Advance");
  return phone;
}

test("a bot's move that kills engines is asked for again, less and less often, until it goes", () => {
  const { later, asked, answer, take, table } = atABot();
  take("store");
  for (const waited of [1_000, 2_000, 4_000, 6_000, 6_000]) {
    answer(DEAD);
    assert.deepEqual(
      take("trouble").map(({ reply }) => reply.code),
      ["again"],
    );
    assert.equal(asked(), undefined);
    assert.equal(later("again"), waited);
    assert.deepEqual([asked().type, table().now.revision], ["Advance", 5]);
  }
  answer(update(6));
  assert.deepEqual(
    take("store").map(({ update: { revision } }) => revision),
    [6],
  );
  assert.equal(table().now.revision, 6);
});

test("a tap does not wait for it", () => {
  const { tell, asked, answer } = atABot();
  answer(DEAD);
  tell({ type: "skipped" });
  assert.equal(asked().type, "Advance");
});

test("whoever does something else meanwhile, or leaves, is not held up by it", () => {
  for (const [does, comes] of [
    ["undone", "TakeBack"],
    ["closed", undefined],
  ]) {
    const { tell, asked, answer, take } = atABot({ undo: { seat: "a", refusal: null } });
    answer(DEAD);
    const [timer] = take("wait");
    tell({ type: does });
    assert.equal(asked()?.type, comes);
    tell({ type: "waited", name: timer.name, id: timer.id });
    assert.equal(asked(), undefined);
  }
});

test("whoever made a move that kills two engines can make it again", () => {
  const { tell, asked, answer, take, table } = sat(update(5, MINE));
  tell({ type: "touched", move: "play-1a" });
  assert.equal(asked().type, "Submit");
  answer(DEAD);
  assert.deepEqual(
    take("trouble").map(({ reply }) => reply.type),
    ["Failed"],
  );
  assert.deepEqual([table().course.at, table().picture.company.legal], ["person", ["play-1a"]]);
  tell({ type: "touched", move: "play-1a" });
  assert.equal(asked().type, "Submit");
});

test("an engine that died of loading the table gets the one that is stored", () => {
  const { later, asked, answer, table } = atABot();
  answer(BARE);
  assert.deepEqual(asked(), { type: "Reload", eyes: "a" });
  answer(update(5));
  assert.equal(table().now.revision, 5);
  later("rest");
  assert.equal(asked().type, "Advance");
});

test("what was asked for eyes that are closed by now is not asked again", () => {
  const players = [
    { name: "Anna", bot: null },
    { name: "Ben", bot: null },
  ];
  const hidden = { players, eyes: null, asked: ["a"], next: "person", private: true };
  const { tell, asked, answer, take, table } = sat(update(5, hidden));
  assert.equal(table().course.at, "curtain");
  tell({ type: "opened", seat: "a" });
  assert.equal(asked().eyes, "a");
  answer(DEAD);
  assert.equal(table().course.at, "stopped");
  tell({ type: "left" });
  for (const { name, id } of take("wait")) tell({ type: "waited", name, id });
  assert.deepEqual(asked(), { type: "Look", eyes: null });
});
