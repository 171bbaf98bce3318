// An engine that dies of what nobody has asked for: that is said, and it is tried again until it goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newTable, step } from "../../web/table/model/step.js";
import { companyOf, GAMES } from "./page.mjs";
import { UPDATE } from "./unseen.mjs";

/** @typedef {import("../../web/table/model/types.js").Message} Message */
/** @typedef {import("../../web/table/model/types.js").Effect} Effect */
/** @typedef {import("../../web/table/model/types.js").Reply} Reply */
/** @typedef {typeof UPDATE} Update */

/** @param {number} revision @param {Partial<Update>} [more] @returns {Update} */
const update = (revision, more = {}) => ({
  ...{ ...UPDATE, revision },
  players: [
    { name: "Anna", bot: null },
    { name: "Owl", bot: "random" },
  ],
  ...{ eyes: 0, asked: [1], next: "bot" },
  ...more,
});
/** @type {Partial<Update>} */
const MINE = { asked: [0], next: "person", mover: 0, legal: ["draw"] };
/** @type {Reply} */
const DEAD = { type: "Failed", fault: "silent" };
/** @type {Reply} */
const BARE = { type: "Refused", code: "no-table", rule: "" };

/** @type {ReturnType<typeof GAMES["parrot-box"]["sceneOf"]>} */
const scene = {
  ...{ mode: "open", own: null, seats: [], labels: {}, extras: [] },
  zones: { hand: [{ key: "1a", picture: "", label: "", choice: { move: "draw", label: "" } }] },
};
/** @type {import("../../web/table/model/types.js").House} */
const house = {
  game: {
    ...GAMES["parrot-box"],
    ...{ sceneOf: () => scene, ownOf: () => 0, stepsOf: () => [], isMode: () => false },
    blank: (view) => view,
    seenBy: (view) => view,
  },
  meet: (players) => companyOf(players, [0, 1], null),
};

/**
 * @template {Effect["type"]} T
 * @param {T} type
 * @returns {(effect: Effect) => effect is Extract<Effect, {type: T}>}
 */
const isA = (type) => {
  /** @param {Effect} effect @returns {effect is Extract<Effect, {type: T}>} */
  const isOne = (effect) => effect.type === type;
  return isOne;
};

/** A table that somebody has come to, and what it wanted since it was asked last what it wants. @param {Update} first */
function sat(first) {
  let table = newTable(house);
  /** @type {Effect[]} */
  let wanted = [];
  let at = 0;
  /** @param {Message} message */
  const tell = (message) => {
    const [next, effects] = step(table, { ...message, at });
    table = next;
    wanted.push(...effects);
    for (const effect of effects) if (effect.type === "move") tell({ type: "moved", id: effect.id });
  };
  /** @template {Effect["type"]} T @param {T} type */
  const take = (type) => {
    const found = wanted.filter(isA(type));
    wanted = wanted.filter((effect) => effect.type !== type);
    return found;
  };
  /** @param {string} name */
  const later = (name) => {
    const timer = take("wait").findLast((wait) => wait.name === name);
    assert.ok(timer);
    at += timer.ms;
    tell({ type: "waited", name, id: timer.id });
    return timer.ms;
  };
  const asked = () => take("ask").at(-1)?.message;
  /** @param {Reply} reply */
  const answer = (reply) => tell({ type: "answered", id: table.line.asked?.question.id ?? 0, reply });
  tell({ type: "begun" });
  answer(first);
  return { tell, take, later, asked, answer, table: () => table };
}

/** A table at which a bot is to move, and the engine is asked for it. @param {Partial<Update>} [more] */
function atABot(more) {
  const phone = sat(update(5, more));
  phone.later("rest");
  assert.equal(phone.asked()?.type, "Advance");
  return phone;
}

test("a bot's move that kills engines is asked for again, less and less often, until it goes", () => {
  const { later, asked, answer, take, table } = atABot();
  take("store");
  for (const waited of [1_000, 2_000, 4_000, 6_000, 6_000]) {
    answer(DEAD);
    assert.deepEqual(
      take("trouble").map(({ reply }) => reply),
      [{ type: "Stopped", code: "again" }],
    );
    assert.equal(asked(), undefined);
    assert.equal(later("again"), waited);
    assert.deepEqual([asked()?.type, table().now?.revision], ["Advance", 5]);
  }
  answer(update(6));
  assert.deepEqual(
    take("store").map(({ update: { revision } }) => revision),
    [6],
  );
  assert.equal(table().now?.revision, 6);
});

test("a tap does not wait for it", () => {
  const { tell, asked, answer } = atABot();
  answer(DEAD);
  tell({ type: "skipped" });
  assert.equal(asked()?.type, "Advance");
});

test("whoever does something else meanwhile, or leaves, is not held up by it", () => {
  /** @type {[Message, string | undefined][]} */
  const ways = [
    [{ type: "undone" }, "TakeBack"],
    [{ type: "closed" }, undefined],
  ];
  for (const [does, comes] of ways) {
    const { tell, asked, answer, take } = atABot({ undo: { seat: 0, refusal: null } });
    answer(DEAD);
    const [timer] = take("wait");
    tell(does);
    assert.equal(asked()?.type, comes);
    assert.ok(timer);
    tell({ type: "waited", name: timer.name, id: timer.id });
    assert.equal(asked(), undefined);
  }
});

test("whoever made a move that kills two engines can make it again", () => {
  const { tell, asked, answer, take, table } = sat(update(5, MINE));
  tell({ type: "touched", move: "draw" });
  assert.equal(asked()?.type, "Submit");
  answer(DEAD);
  assert.deepEqual(
    take("trouble").map(({ reply }) => reply.type),
    ["Failed"],
  );
  assert.deepEqual([table().course.at, table().picture?.company.legal], ["person", ["draw"]]);
  tell({ type: "touched", move: "draw" });
  assert.equal(asked()?.type, "Submit");
});

test("an engine that died of loading the table gets the one that is stored", () => {
  const { later, asked, answer, table } = atABot();
  answer(BARE);
  assert.deepEqual(asked(), { type: "Reload", eyes: 0 });
  answer(update(5));
  assert.equal(table().now?.revision, 5);
  later("rest");
  assert.equal(asked()?.type, "Advance");
});

test("what was asked for eyes that are closed by now is not asked again", () => {
  const players = [
    { name: "Anna", bot: null },
    { name: "Ben", bot: null },
  ];
  const hidden = update(5, { players, eyes: null, asked: [0], next: "person", private: true });
  const { tell, asked, answer, take, table } = sat(hidden);
  assert.equal(table().course.at, "curtain");
  tell({ type: "opened", seat: 0 });
  assert.deepEqual(asked(), { type: "Look", eyes: 0 });
  answer(DEAD);
  assert.equal(table().course.at, "stopped");
  tell({ type: "left" });
  for (const { name, id } of take("wait")) tell({ type: "waited", name, id });
  assert.deepEqual(asked(), { type: "Look", eyes: null });
});
