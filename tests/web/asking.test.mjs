// Whatever becomes of the engine, each question is answered once, or known not to be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newAsking } from "../../web/engine/asking.js";
import { fieldOf, isText } from "../../web/storage/shapes.js";

const PATIENCE = { first: 80, again: 320 }; // ms
/** @type {Promise<never>} */
const NEVER = new Promise(() => {});
const soon = (/** @type {number} */ ms) => new Promise((go) => setTimeout(go, ms));
const seal = (/** @type {number} */ revision) => `\nseal ${revision} ${revision.toString(16)}\n`;
const save = (/** @type {number} */ revision) => `moves${seal(revision)}`;

/** What comes to be stored: first all, then what is new. @param {number} revision @param {boolean} isFirst */
const savedOf = (revision, isFirst) =>
  isFirst
    ? { type: "Whole", whole: save(revision) }
    : { type: "Tail", after: (revision - 1).toString(16), tail: seal(revision) };

/**
 * @typedef {import("../../web/engine/messages").Request} Request
 * @typedef {((engine: Engine) => Promise<unknown>) | undefined} Fault what becomes of a question; undefined
 *   for an answer
 */

/** @type {Request} */
const OPEN = {
  ...{ type: "Open", game: "party-bugs", seed: "1", eyes: null },
  ...{ options: [], precedence: [], added: [], players: [] },
};
/** @type {Request} */
const MOVE = { type: "Advance", revision: 0, eyes: null };
/** @type {Request} */
const READ = { type: "Read", eyes: null, last: null };

/** A worker, as far as it is asked. */
class Engine extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage() {}
  terminate() {}

  /** @param {(text: string) => Promise<string>} ask */
  constructor(ask) {
    super();
    this.sync = { ask };
  }
}

/** @param {string} text @returns {{type: string, save: string}} */
function questionIn(text) {
  /** @type {unknown} */
  const question = JSON.parse(text);
  const [type, kept] = [fieldOf(question, "type"), fieldOf(question, "save")];
  return { type: isText(type) ? type : "", save: isText(kept) ? (/seal \d+/.exec(kept)?.[0] ?? "") : "" };
}

/**
 * Engines that hold a table and count its moves, one after the other.
 * @param {Fault[]} faults of the questions, in their order
 */
function engines(...faults) {
  /** @type {Engine[]} */
  const all = [];
  /** @type {string[]} */
  const told = [];
  function begin() {
    /** @type {number | null} */
    let table = null;
    const engine = new Engine(async (text) => {
      const { type, save: kept } = questionIn(text);
      told.push([all.indexOf(engine), type, kept].join(" ").trim());
      await faults.shift()?.(engine);
      if (type === "Read") return '{"type":"Log"}';
      if (type === "Advance" && table === null) return '{"type":"Refused"}';
      if (type === "Open") table = 0;
      else if (type === "Load") table = Number(kept.split(" ")[1]);
      else table = (table ?? 0) + 1;
      const saved = savedOf(table, type !== "Advance");
      return JSON.stringify({ type: "Update", revision: table, saved });
    });
    all.push(engine);
    return engine;
  }
  let now = begin();
  /** @type {unknown[]} */
  const dead = [];
  const ask = newAsking({
    living: () => Promise.resolve(now),
    renew: (worker) => {
      dead.push(worker);
      now = begin();
    },
    patience: PATIENCE,
  });
  return { ask, told, dead };
}

/** @param {Promise<{type: string, revision?: number}>} answer */
const revisionIn = async (answer) => (await answer).revision;

const silent = () => NEVER;
const fatal = () => Promise.reject(new Error("memory access out of bounds"));
const none = undefined;
const ends = (/** @type {Engine} */ engine) => {
  setTimeout(() => engine.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" })));
  return NEVER;
};

for (const [how, fault] of Object.entries({ silent, fatal, ends })) {
  test(`a new engine gets the table of the one that died, and the question once more: ${how}`, async () => {
    const { ask, told, dead } = engines(none, none, fault);
    await ask(OPEN);
    assert.equal(await revisionIn(ask(MOVE)), 1);
    const [second, log, third] = await Promise.all([revisionIn(ask(MOVE)), ask(READ), revisionIn(ask(MOVE))]);
    assert.deepEqual([second, log.type, third], [2, "Log", 3]);
    assert.deepEqual(told, [
      ...["0 Open", "0 Advance", "0 Advance"],
      ...["1 Load seal 1", "1 Advance", "1 Read", "1 Advance"],
    ]);
    assert.equal(dead.length, 1);
  });
}

test("an engine whose memory is full is dead: what it needs does not become free again", async () => {
  const full = { type: "Failed", fault: "MemoryError: " };
  const { ask, told } = engines(none);
  await ask(OPEN);
  const first = newAsking({
    living: () => Promise.resolve(new Engine(() => Promise.resolve(JSON.stringify(full)))),
    renew: () => told.push("renewed"),
    patience: PATIENCE,
  });
  await assert.rejects(first(MOVE));
  assert.deepEqual(told, ["0 Open", "renewed", "renewed"]);
});

test("who works for long and says so is not dead", async () => {
  const works = async (/** @type {Engine} */ worker) => {
    for (let beats = 0; beats < 12; beats += 1) {
      await soon(PATIENCE.first / 4);
      worker.dispatchEvent(Object.assign(new Event("message"), { data: { engine: { beats: true } } }));
    }
  };
  const { ask, dead } = engines(works);
  assert.equal(await revisionIn(ask(OPEN)), 0);
  assert.deepEqual(dead, []);
});

test("other words of a worker are no sign of life", async () => {
  const chatters = (/** @type {Engine} */ worker) => {
    const timer = setInterval(() => worker.dispatchEvent(new Event("message")), 5);
    setTimeout(() => clearInterval(timer), 1_000);
    return NEVER;
  };
  const { ask, dead } = engines(chatters);
  await ask(OPEN);
  assert.equal(dead.length, 1);
});

test("asked again, it has more time: the phone may have been busy", async () => {
  const slow = () => soon(2 * PATIENCE.first);
  const { ask, dead } = engines(slow, slow);
  assert.equal(await revisionIn(ask(OPEN)), 0);
  assert.equal(dead.length, 1);
});

test("of a question that kills each engine the next one is spared, and the table goes on", async () => {
  const { ask, told, dead } = engines(none, fatal, none, fatal);
  await ask(OPEN);
  const [bad, good] = [ask(MOVE), ask(MOVE)];
  await assert.rejects(bad);
  assert.equal(await revisionIn(good), 1);
  assert.equal(dead.length, 2);
  assert.deepEqual(told.slice(-2), ["2 Load seal 0", "2 Advance"]);
});

test("a table that kills each engine is not put before other questions", async () => {
  const { ask, told } = engines(none, fatal, fatal);
  await ask(OPEN);
  await assert.rejects(ask(MOVE));
  assert.equal(await revisionIn(ask({ type: "Load", save: save(7), eyes: null })), 7);
  assert.deepEqual(told.slice(-2), ["1 Load seal 0", "2 Load seal 7"]);
});

test("an engine that does not start is told of, and asked for again by the next question", async () => {
  let tries = 0;
  const living = () => {
    tries += 1;
    return Promise.reject(new Error("no network"));
  };
  const ask = newAsking({ living, renew: () => assert.fail(), patience: PATIENCE });
  await assert.rejects(ask(OPEN), { message: "no network" });
  await assert.rejects(ask(OPEN));
  assert.equal(tries, 2);
});

test("a page that was asleep has not listened, and takes nobody for dead", async () => {
  const slow = () => soon(PATIENCE.first / 2);
  const { ask, dead } = engines(slow);
  const answer = revisionIn(ask(OPEN));
  await soon(1);
  for (const wakes = performance.now() + 3 * PATIENCE.first; performance.now() < wakes;);
  assert.equal(await answer, 0);
  assert.deepEqual(dead, []);
});
