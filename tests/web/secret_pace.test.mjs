// How long a bot thinks before a secret choice tells nothing of what is hidden. The page's table plays
// against the real engine; whenever a bot is about to choose in secret, it does so in several worlds that
// look the same to everybody at the table. How much there is to think about follows from the bot's cards.
// When it chooses, and all that is shown until then, does not.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { newClock } from "./model/clock.mjs";
import { newEngine } from "./model/engine.mjs";
import { openMessage } from "./model/match.mjs";
import { sitDown } from "./model/people.mjs";
import { newPhone } from "./model/phone.mjs";
import { step } from "../../web/table/model/step.js";
import { thinkerOf, thoughtAt, withThought } from "../../web/table/model/thoughts.js";

/**
 * @typedef {import("../../web/table/model/types.js").Table} Table
 * @typedef {import("../../web/table/model/types.js").Message} Message
 * @typedef {import("./model/match.mjs").Kind} Kind
 * @typedef {import("../../web/table/model/types.js").Effect} Effect
 * @typedef {Extract<Effect, {type: "ask"}>} Asked
 * @typedef {{playouts: number, seed: number}} World
 * @typedef {{table: Table, effects: readonly Effect[]}} Begun a bot has just begun to think
 */

/** @typedef {import("../../web/table/model/tempo.js").Pace} Pace */
/** @type {Pace[]} */
const PACES = ["relaxed", "usual", "brisk", "at-once"];
/** Two people, so that nobody's hand is open while a bot thinks, and bots that think ahead. @type {Kind[]} */
const TABLES = [
  ["party-bugs", "ptpt", "hidden-dancer"],
  ["party-bugs", "pttt", "hidden-dancer"], // they choose while Anna does
  ["cheating-moth", "ptpt"],
  ["cheating-moth", "ptpt", "calm"],
];
const WORLDS = 5;
const CHOICES = 12; // of bots at a table, at which time is taken, at least
const MOST = 4_000; // things that happen at a table until then
/** Milliseconds that a playout takes, on a phone that is quick and on one that is not. */
const COSTS = { quick: 0.05, slow: 80 };

const engine = newEngine();
after(engine.close);

/** Has a bot just begun to think about a secret choice? @param {Table} table */
function isAtIt(table) {
  const { now, at, line } = table;
  return Boolean(now?.private) && thoughtAt(table)?.begun === at && line.asked?.question.about === "think";
}

/**
 * From there until the choice is asked for, in that world: what is seen of it, and when.
 * @param {Begun} begun @param {World} world @param {number} cost of a playout, in ms
 */
async function chosen({ table, effects }, { playouts, seed }, cost) {
  await engine.elsewhere(seed);
  const clock = newClock();
  /** @type {[ms: number, thinker: string][]} */
  const seen = [];
  let [now, perCent] = [table, 0];
  /** @type {Asked[]} */
  const asked = [];

  /** @param {readonly Effect[]} wishes */
  function perform(wishes) {
    for (const wish of wishes) {
      if (wish.type === "ask") asked.push(wish);
      if (wish.type === "wait") clock.at(wish.ms, () => tell({ ...wish, type: "waited" }));
    }
    const thinker = JSON.stringify(thinkerOf(now));
    if (seen.at(-1)?.[1] !== thinker) seen.push([clock.time(), thinker]);
  }

  /** @param {Message} message */
  function tell(message) {
    const [next, wishes] = step(now, { ...message, at: table.at + clock.time() });
    now = next;
    perform(wishes);
  }

  perform(effects);
  do {
    for (const { id, message } of asked.splice(0)) {
      if (message.type === "Advance") return { seen, took: clock.time(), lasts: now.lasts };
      const reply = message.type === "Think" ? await engine.ask(message) : null;
      assert.ok(reply?.type === "Thinking", `${message.type}: ${JSON.stringify(reply)}`);
      const done = (playouts * (reply.per_cent - perCent)) / 100;
      perCent = reply.per_cent;
      clock.at(1 + cost * done, () => tell({ type: "answered", id, reply }));
    }
  } while (clock.goOn());
  throw new Error("nothing is chosen");
}

/** The worlds in which a choice is to be made, the one with most to think about first. @returns {Promise<World[]>} */
async function worlds() {
  const all = [];
  for (let seed = 1; seed <= WORLDS; seed += 1) all.push({ seed, playouts: await engine.elsewhere(seed) });
  return all.toSorted((one, other) => other.playouts - one.playouts);
}

/**
 * The secret choices of bots at a table, as each of them has just begun to think.
 * @param {Kind} kind @param {number} seed @param {Pace} pace @returns {AsyncGenerator<Begun>}
 */
async function* choicesAt(kind, seed, pace) {
  await engine.fresh();
  /** The last, unless something has happened since. @type {Begun[]} */
  let begun = [];
  /** @type {typeof step} */
  const play = (table, message) => {
    const [next, effects] = step(table, message);
    begun = isAtIt(next) && !isAtIt(table) ? [{ table: next, effects }] : [];
    return [next, effects];
  };
  const phone = newPhone({ engine, game: kind[0], seed, play, smooth: true, pace });
  phone.begin(openMessage(kind, seed));
  const people = sitDown(phone, { restless: 0, leaves: 0 });
  for (let steps = 0; steps < MOST && (await phone.next()); steps += 1) {
    for (const each of begun.splice(0)) {
      yield each;
      await engine.back();
    }
    const { course } = phone.table();
    // No finger is quick enough for any pad.
    if (course.at === "window" && course.stage === "racing") phone.tell({ type: "raced", times: [] });
  }
  people.rise();
}

for (const [kind, pace] of TABLES.flatMap((table) =>
  PACES.map((each) => /** @type {const} */ ([table, each])),
)) {
  test(`${kind.join(" ")}, ${pace}: a secret choice takes as long wherever hidden cards lie`, async () => {
    let [choices, different, longer] = [0, 0, 0];
    for await (const begun of choicesAt(kind, 1, pace)) {
      const all = await worlds();
      const [longest] = all;
      assert.ok(longest);
      different += Number(new Set(all.map(({ playouts }) => playouts)).size > 1);
      // A quick phone is done before the pause is over.
      const first = await chosen(begun, longest, COSTS.quick);
      for (const world of all) assert.deepEqual(await chosen(begun, world, COSTS.quick), first);
      // On a slow one a thought may take longer than any before. Then all that follow take as long.
      const { lasts, took } = await chosen(begun, longest, COSTS.slow);
      assert.ok(took >= first.took);
      longer += Number(took > first.took);
      const known = begunWith(begun, lasts);
      const next = await chosen(known, longest, COSTS.slow);
      for (const world of all) assert.deepEqual(await chosen(known, world, COSTS.slow), next);
      choices += 1;
      if (choices >= CHOICES && different > CHOICES / 4) break;
    }
    console.log(
      `${kind.join(" ")}: ${choices} choices, ${different} with more to think about or less, ${longer} long`,
    );
    assert.ok(choices >= CHOICES && different > CHOICES / 4 && longer > CHOICES / 4);
  });
}

/** As if that had been known of this phone. @param {Begun} begun @param {Table["lasts"]} lasts @returns {Begun} */
function begunWith({ table, effects }, lasts) {
  const thought = thoughtAt(table);
  assert.ok(thought?.level);
  return { table: withThought({ ...table, lasts }, { ...thought, until: lasts[thought.level] }), effects };
}
