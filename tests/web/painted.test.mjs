// A table is painted as it was left, before there is an engine: what everybody may see, and nothing that
// is not legal. Who touches it is answered once, by the real engine, and only if it still stands like that.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { newPaintedTable } from "../../web/storage/painted.js";
import { choices, hintOf, mischiefOf, undoOf } from "../../web/table/model/offers.js";
import { asUpdate } from "../../web/table/model/painted.js";
import { sceneOf } from "../../web/table/model/scene.js";
import { newTable, step } from "../../web/table/model/step.js";
import { newEngine } from "./model/engine.mjs";
import { cardsIn } from "./model/laws.mjs";
import { chanceFrom } from "./model/chance.mjs";
import { openMessage, TABLES } from "./model/match.mjs";
import { companyOf, GAMES, spoken, useLanguage } from "./page.mjs";

useLanguage("en");
await spoken();

/** @typedef {import("../../web/table/model/types.js").Table} Table */
/** @typedef {import("../../web/table/model/types.js").Message} Message */
/** @typedef {import("../../web/engine/messages").Update} Update */
/** @typedef {{game: import("../../web/engine/messages").GameName, save: string, told: Update, painting: Message}} Left */

const engine = newEngine();
after(engine.close);

/** @param {import("./model/engine.mjs").Asking} message */
async function updated(message) {
  const answer = await engine.ask(message);
  assert.ok(answer.type === "Update", JSON.stringify(answer));
  return answer;
}

/** A match by chance that somebody leaves after so many turns. @param {import("./model/match.mjs").Kind} kind @param {number} seed @param {number} turns @param {RegExp | null} [wanted] moves that are made where they can be @returns {Promise<Left>} */
async function leftAfter(kind, seed, turns, wanted = null) {
  await engine.fresh();
  const chance = chanceFrom(seed);
  let now = await updated({ ...openMessage(kind, seed), eyes: null });
  for (let turn = 0; turn < turns && now.next !== "nobody"; turn += 1) {
    if (now.next !== "person") now = await updated({ type: "Advance", revision: now.revision, eyes: null });
    else {
      const { revision, legal, mover } = await updated({ type: "Look", eyes: now.asked[0] ?? null });
      const rather = legal.find((each) => wanted?.test(each));
      const move = rather ?? chance.one(legal.filter((each) => !/^(slip|call|rustle)/.test(each)));
      now = await updated({ type: "Submit", revision, seat: mover ?? -1, move, fingers: null, eyes: null });
    }
  }
  const kept = await engine.ask({ type: "Keep" });
  const painted = await engine.ask({ type: "Paint", revision: now.revision });
  assert.ok(kept.type === "Whole" && painted.type === "Painted");
  const update = asUpdate(painted, now, now.revision);
  return { game: kind[0], save: kept.whole, told: now, painting: { type: "painted", update } };
}

/** A table of which nothing has come. @param {import("../../web/engine/messages").GameName} game */
const arriving = (game) =>
  newTable({
    game: GAMES[game],
    meet: (players) => companyOf(players, [0, 1, 2, 3, 4, 5], GAMES[game].setup.dummy(players.length)),
  });

/** What is told to a table one after the other. @param {Table} table @param {...Message} messages */
function told(table, ...messages) {
  /** @type {import("../../web/table/model/types.js").Effect[]} */
  const effects = [];
  let now = table;
  for (const message of messages) {
    const [next, more] = step(now, { ...message, at: now.at + 1_000 });
    now = next;
    effects.push(...more);
  }
  return { table: now, effects };
}

/** The engine comes, and answers until the table waits for somebody. @param {Table} table @param {string} save */
async function withEngine(table, save) {
  await engine.bare();
  /** @type {string[]} */
  const asked = [];
  let { table: now, effects } = told(table, { type: "begun" });
  for (let at = 0; at < effects.length && asked.length < 12; at += 1) {
    const effect = effects[at];
    if (effect?.type === "wait") continue; // Nobody waits so long.
    /** @type {Message | null} */
    let message = null;
    if (effect?.type === "ask") {
      const { message: question } = effect;
      const isOpening = question.type === "Begin" || question.type === "Reload";
      asked.push("move" in question ? `${question.type} ${question.move}` : question.type);
      const reply = await engine.ask(isOpening ? { type: "Load", save, eyes: null } : question);
      assert.ok(reply.type !== "Whole" && reply.type !== "Painted");
      message = { type: "answered", id: effect.id, reply };
    } else if (effect?.type === "store") message = { type: "stored", id: effect.id };
    else if (effect?.type === "move") message = { type: "moved", id: effect.id };
    if (!message) continue;
    const next = told(now, message);
    now = next.table;
    effects = [...effects, ...next.effects];
  }
  return { table: now, asked, effects };
}

/** Somebody's public choice, if there is one. @param {Table} table */
function choosable(table) {
  const all = Object.values(sceneOf(table)?.zones ?? {}).flat();
  return all.flatMap(({ key, choice }) =>
    choice && choices(table).includes(choice.move) ? [{ key, move: choice.move }] : [],
  )[0];
}

/** @param {{key: string, move: string}} card @returns {Message[]} twice */
const tapped = (card) => [
  { type: "picked", ...card },
  { type: "confirmed" },
  { type: "picked", ...card },
  { type: "confirmed" },
];

const MOMENTS = [0, 3, 7, 12, 20, 33];

for (const kind of TABLES) {
  test(`${kind.join(" ")}: what is painted is public, and what it offers is legal`, async () => {
    for (const [seed, turns] of MOMENTS.entries()) {
      const { game, save, told: now, painting } = await leftAfter(kind, seed + 1, turns);
      const { table } = told(arriving(game), painting);
      assert.ok(sceneOf(table), "nothing is painted");
      const may = cardsIn((await updated({ type: "Look", eyes: null })).view);
      for (const card of [...cardsIn(sceneOf(table)), ...cardsIn({ ...table, line: null })])
        assert.ok(may.has(card) || now.legal.some((move) => cardsIn(move).has(card)), `${card} is painted`);
      for (const move of choices(table))
        assert.ok(
          now.legal.some((legal) => legal === move),
          move,
        );
      assert.deepEqual([hintOf(table), undoOf(table), mischiefOf(table)], [null, null, []]);
      // Without a touch it comes to the same as without a picture.
      const [one, other] = [await withEngine(table, save), await withEngine(arriving(game), save)];
      assert.deepEqual(one.table.course.at, other.table.course.at);
      assert.deepEqual(one.table.shown?.view, other.table.shown?.view);
      assert.deepEqual(one.asked, other.asked);
      assert.equal(one.table.now?.isPainted, undefined);
    }
  });
}

test("an early touch is answered once, with the very move, whatever came between", async () => {
  let touched = 0;
  for (const kind of TABLES) {
    const { game, save, told: now, painting } = await leftAfter(kind, 5, 9);
    const { table } = told(arriving(game), painting);
    const card = choosable(table);
    if (!card) continue;
    const { table: wishing, effects } = told(table, ...tapped(card));
    assert.deepEqual(
      effects.filter(({ type }) => type === "heard" || type === "ask"),
      [{ type: "heard" }],
    );
    assert.deepEqual(choices(wishing), []);
    const { table: done, asked } = await withEngine(wishing, save);
    assert.equal(asked.filter((each) => each === `Submit ${card.move}`).length, 1, asked.join());
    assert.equal(done.wish, null);
    assert.ok((done.now?.revision ?? 0) > now.revision);
    touched += 1;
  }
  assert.ok(touched > 3);
});

test("a card that was picked up stays picked up, as long as it can be", async () => {
  let kept = 0;
  for (const kind of TABLES) {
    const { game, save, told: now, painting } = await leftAfter(kind, 5, 9);
    const card = choosable(told(arriving(game), painting).table);
    if (!card) continue;
    const { table } = told(arriving(game), painting, { type: "picked", ...card });
    assert.equal(table.picked?.key, card.key);
    const { table: done, asked } = await withEngine(table, save);
    assert.equal(done.picked?.key, card.key);
    assert.deepEqual(
      asked.filter((each) => each.startsWith("Submit")),
      [],
    );
    assert.equal(done.now?.revision, now.revision);
    kept += 1;
  }
  assert.ok(kept > 3);
});

test("where a Parrot may float to stays to be seen", async () => {
  let floats = 0;
  const deal = "deal 1 P 1 2 3 7 4 5 6 0 1 2 3 4 5 6 8 6 7 7 7 7 7 7";
  for (let turns = 5; turns < 24; turns += 1) {
    const { game, save, painting } = await leftAfter(
      ["parrot-box", "pb", deal],
      1,
      turns,
      /^(draw|turn-[15]|discard)$/,
    );
    const { table: plain } = told(arriving(game), painting);
    const key = sceneOf(plain)?.extras.find((extra) => GAMES[game].isMode(extra.key))?.key;
    if (key === undefined) continue;
    const { table } = told(plain, { type: "extra", key });
    assert.equal(table.mode, key);
    const { table: done } = await withEngine(table, save);
    assert.equal(done.mode, key);
    floats += 1;
  }
  assert.ok(floats > 0);
});

test("what was wanted of another position, or by somebody who has gone, is not done", async () => {
  const kind = TABLES.find(([game, players]) => game === "parrot-box" && players === "pb");
  assert.ok(kind);
  const early = await leftAfter(kind, 5, 4);
  const { table } = told(arriving(early.game), early.painting);
  const card = choosable(table);
  assert.ok(card);
  const wishing = told(table, ...tapped(card)).table;
  assert.ok(wishing.wish);
  const later = await leftAfter(kind, 5, 8);
  /** @type {[Table, string][]} */
  const stale = [
    [wishing, later.save],
    [told(wishing, { type: "unpainted" }).table, later.save],
    [told(wishing, { type: "left" }).table, early.save],
    [told(wishing, { type: "hidden", hidden: true }).table, early.save],
  ];
  for (const [now, save] of stale) {
    const { table: done, asked } = await withEngine(now, save);
    assert.deepEqual(
      asked.filter((each) => each.startsWith("Submit")),
      [],
    );
    assert.ok(done.course.at !== "painted" && done.wish === null);
  }
});

test("a curtain that was held opens the cards of that seat, and of nobody who has gone", async () => {
  const kind = TABLES.find(([game, players]) => game === "party-bugs" && players === "pp");
  assert.ok(kind);
  const { game, save, told: now, painting } = await leftAfter(kind, 2, 0);
  const { table, effects } = told(arriving(game), painting);
  const [seat = -1] = now.asked;
  assert.deepEqual(effects, [{ type: "hand-over", seat }]);
  const held = told(table, { type: "opened", seat }, { type: "opened", seat });
  assert.deepEqual(held.effects, [{ type: "heard" }]);
  const { table: opened } = await withEngine(held.table, save);
  assert.equal(opened.now?.eyes, seat);
  assert.equal(opened.course.at, "person");
  const gone = await withEngine(told(held.table, { type: "left" }).table, save);
  assert.equal(gone.table.now?.eyes, null);
  assert.equal(gone.table.course.at, "curtain");
});

test("what is kept is read by the build that kept it, as it was, of that match alone", async () => {
  const { painting } = await leftAfter(["parrot-box", "pb"], 1, 3);
  assert.ok(painting.type === "painted");
  const painted = await engine.ask({ type: "Paint", revision: painting.update.revision });
  assert.ok(painted.type === "Painted");
  /** @type {Map<string, unknown>} */
  const device = new Map();
  let build = "one";
  const newPage = () =>
    newPaintedTable(
      (name) => device.get(name),
      (name, value) => Boolean(device.set(name, value)),
      () => build,
    );
  newPage().keep("m", { seal: "3 0000abcd", painted });
  assert.deepEqual(newPage().of("m"), { seal: "3 0000abcd", painted });
  assert.ok(JSON.stringify([...device]).length < 6_000);
  assert.equal(newPage().of("n"), null);
  build = "two";
  assert.equal(newPage().of("m"), null);
  build = "one";
  const [[name, kept] = ["", null]] = device;
  for (const damage of [null, 7, "x", {}, { ...Object(kept), text: "{}" }, { ...Object(kept), seal: 3 }]) {
    device.set(name, damage);
    assert.equal(newPage().of("m"), null);
  }
  device.set(name, kept);
  newPage().forget("n");
  assert.ok(newPage().of("m"));
  newPage().forget("m");
  assert.equal(newPage().of("m"), null);
});
