// Where one phone goes round: who is asked to take it, and who has it already.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newTurns } from "../../web/table/turns.js";
import { NOTHING_UNASKED } from "../../web/table/unasked.js";
import { staysInHand } from "../../web/games/cheating-moth/handing.js";

const PEOPLE = ["Anna", "Ben", "Cem"].map((name) => ({ name, bot: null }));
const PLAYED = { type: "CardPlayed", seat: 0, card: "13a", acts: true };

/** What lies on the table when that seat is asked for a secret choice. */
const secret = (asked, ...events) => ({ private: true, next: "person", asked, events });
const atAllEyes = (...events) => ({ private: false, next: "clock", asked: ["*"], events });

/**
 * A phone among three: the engine answers one move after the other by that script.
 * @param {object[]} script
 * @param {object} [changes] of what turns need
 */
function phone(script, changes = {}) {
  const handed = [];
  const shown = [];
  const asked = [];
  let revision = 0;
  let now = script.shift();
  const open = [];

  async function ask(message) {
    asked.push(message);
    const moves = message.type === "Submit" || message.type === "Advance";
    if (moves) [now, revision] = [script.shift(), revision + 1];
    const { eyes } = message;
    return {
      type: "Update",
      ...now,
      players: changes.players ?? PEOPLE,
      events: moves || message.type === "Open" ? now.events : [],
      revision,
      eyes,
      view: { of: eyes },
      mover: eyes,
      legal: eyes && now.asked.includes(eyes) ? ["play"] : [],
      foregone: null,
      clock: [],
    };
  }

  const turns = newTurns({
    ask,
    keep: async () => {},
    show: async ({ eyes, events }) => void shown.push([eyes, ...events.map(({ type }) => type)]),
    shown: async () => {},
    glance: () => {},
    handOver: (seat) => (handed.push(seat), new Promise((resolve) => open.push(() => resolve(seat)))),
    elsewhere: () => {},
    result: async () => {},
    rest: async () => {},
    trouble: (reply) => assert.fail(JSON.stringify(reply)),
    ponders: () => {},
    staysInHand,
    isSent: () => false,
    unasked: { ...NOTHING_UNASKED, isWindow: ({ next }) => next === "clock" },
    ...changes.needs,
  });
  return { turns, handed, shown, asked, hold: async () => (open.shift()(), quiet()) };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 5));

async function begun(script, changes) {
  const table = phone([secret(["a"]), ...script], changes);
  table.turns.begin({ type: "Open", eyes: null });
  await quiet();
  await table.hold();
  return table;
}

const playing = ({ turns }) => (turns.play("play"), quiet());

test("who plays a Spider gives with the same hand, and nobody is handed the phone", async () => {
  const given = { type: "CardGiven", seat: 0, to: 1, card: null };
  const table = await begun([secret(["a"], PLAYED), secret(["b"], given)]);
  await playing(table);
  assert.deepEqual(table.handed, ["a"]);
  assert.equal(table.turns.now().eyes, "a");
  assert.deepEqual(table.turns.offered(), ["play"]);
  // It is told as all may hear it, and seen with no other eyes on the way.
  assert.deepEqual(table.shown.at(-1), ["a", "CardPlayed"]);
  await playing(table);
  assert.deepEqual(table.handed, ["a", "b"]);
  assert.deepEqual(table.shown.at(-1), [null, "CardGiven"]);
  assert.equal(table.turns.now().view.of, null);
});

test("bots that choose in secret meanwhile do not take it out of the hand", async () => {
  const sealed = { type: "LaySealed", seat: 3, card: null };
  const players = [...PEOPLE, { name: "Owl", bot: "novice" }];
  const bots = { ...secret(["a", "b", "c", "d"], PLAYED), next: "bot" };
  const table = await begun([bots, secret(["a", "b", "c"], sealed)], { players });
  await playing(table);
  assert.deepEqual(table.handed, ["a"]);
  assert.equal(table.turns.now().eyes, "a");
});

test("what all have looked at together ends it: pads, leaves that are shown, others' cards", async () => {
  const window = atAllEyes(PLAYED);
  const slowest = { type: "SlowestFound", seat: 1 };
  for (const script of [
    [window, secret(["a"])],
    [secret(["a"], { type: "LeavesShown", leaves: [1, 1, 2], leaf: 1 }, slowest)],
    [secret(["a"], { ...PLAYED, seat: 3 })],
    [secret(["a"], { type: "SomethingNew", seat: 0 })],
  ]) {
    const table = await begun(script);
    await playing(table);
    assert.deepEqual(table.handed, ["a", "a"]);
    assert.equal(table.turns.now().eyes, null);
  }
});

test("a Guard's own call keeps it; who calls on somebody else's phone has touched that", async () => {
  const caught = (guard) => secret(["a"], { type: "SlipCaught", guard, seat: 2, card: "3a", during: 0 });
  const missed = (guard) => secret(["a"], { type: "CallMissed", guard, seat: 2 });
  for (const [answer, handed] of [
    [caught(0), ["a"]],
    [missed(0), ["a"]],
    [missed(1), ["a", "a"]],
  ]) {
    const table = await begun([answer]);
    table.turns.aside(({ revision }) => ({ type: "Submit", revision, eyes: null }));
    await quiet();
    assert.deepEqual(table.handed, handed);
  }
});

test("a page that is left in between has left the hand", async () => {
  let leave = () => {};
  const staying = (events, seat) => (leave(), staysInHand(events, seat));
  const table = await begun([secret(["a"], PLAYED)], { needs: { staysInHand: staying } });
  // Just now it is asked for the own view once more.
  leave = () => queueMicrotask(() => table.turns.cover() && table.turns.look(null));
  await playing(table);
  assert.deepEqual(table.handed, ["a", "a"]);
  assert.equal(table.turns.now().eyes, null);
  assert.ok(table.shown.every(([eyes], at) => at < 2 || eyes === null));
});

test("who is not there any more when the curtain opens finds it closed again", async () => {
  const needs = { unasked: { ...NOTHING_UNASKED, tooLate: () => (table.turns.cover(), []) } };
  const table = phone([secret(["a"])], { needs });
  table.turns.begin({ type: "Open", eyes: null });
  await quiet();
  await table.hold();
  assert.deepEqual(table.handed, ["a", "a"]);
  assert.ok(table.asked.every(({ eyes }) => eyes === null));
});
