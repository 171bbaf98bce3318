// The course of a match, with an engine that answers when it is told to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newTurns } from "../../web/table/turns.js";

const BOT = "novice-bold"; // one that thinks ahead
const update = (revision) => ({
  type: "Update",
  revision,
  players: [
    { name: "Anna", bot: null },
    { name: "Owl", bot: BOT },
  ],
  ...{
    events: [],
    eyes: "a",
    asked: ["b"],
    next: "bot",
    private: false,
    mover: null,
    legal: [],
    foregone: null,
    clock: [],
  },
});

/** A table at which a bot is to move. Each question waits in `asked` for its `answer`. */
function table() {
  const [asked, kept] = [[], []];
  const nothing = () => {};
  const needs = ["show", "shown", "glance", "handOver", "elsewhere", "result", "rest", "trouble", "ponders"];
  const turns = newTurns({
    ...Object.fromEntries(needs.map((name) => [name, nothing])),
    ask: (message) => new Promise((answer) => asked.push({ ...message, answer })),
    keep: async ({ revision }) => void kept.push(revision),
    unasked: { isUnasked: () => false, isWindow: () => false, pass: nothing, muse: nothing },
    isSent: () => false,
  });
  return { turns, asked, kept };
}

/** Until whatever can go on by itself has done so. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** @param {string} until the kind of question that is left unanswered */
async function played(until) {
  const { turns, asked, kept } = table();
  turns.begin({ type: "Load" });
  await settled();
  asked.at(-1).answer(update(5));
  await settled();
  while (asked.at(-1).type !== until) {
    asked.at(-1).answer({ type: "Thinking", per_cent: 100 });
    await settled();
  }
  return { turns, asked, kept };
}

test("what a bot comes to is kept", async () => {
  const { asked, kept } = await played("Advance");
  asked.at(-1).answer(update(6));
  await settled();
  assert.deepEqual(kept, [5, 6]);
});

for (const until of ["Think", "Advance"]) {
  test(`a table that was closed at "${until}" keeps nothing any more, and asks no further`, async () => {
    const { turns, asked, kept } = await played(until);
    const before = asked.length;
    turns.close();
    asked.at(-1).answer(until === "Think" ? { type: "Thinking", per_cent: 40 } : update(6));
    await settled();
    assert.deepEqual(kept, [5]);
    assert.equal(asked.length, before);
  });
}
