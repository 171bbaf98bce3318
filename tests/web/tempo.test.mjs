// How quick a table is: one value, and a table of each game played at every pace against the real engine.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { newEngine } from "./model/engine.mjs";
import { openMessage } from "./model/match.mjs";
import { newPhone } from "./model/phone.mjs";
import { choices } from "../../web/table/model/offers.js";
import { sceneOf } from "../../web/table/model/scene.js";
import { step } from "../../web/table/model/step.js";
import { restOf, tempoOf } from "../../web/table/model/tempo.js";

/**
 * @typedef {import("../../web/table/model/types.js").Table} Table
 * @typedef {import("../../web/table/model/types.js").Effect} Effect
 * @typedef {import("../../web/table/model/tempo.js").Pace} Pace
 * @typedef {import("./model/match.mjs").Kind} Kind
 */

/** @type {Pace[]} */
const PACES = ["relaxed", "usual", "brisk", "at-once"];
/** @type {Kind[]} */
const QUICKENED = [
  ["party-bugs", "pbbb"],
  ["parrot-box", "pbbb"],
];
const APART = 2_000; // ms
const MOST = 3_000; // things that happen

const engine = newEngine();
after(engine.close);

/**
 * A table at which Anna answers a while after she is asked, and everything that is seen there.
 * @param {Kind} kind @param {Pace} pace @param {number} seconds that are played
 * @param {(table: Table, effects: Effect[], at: number, type: string) => void} see
 */
async function played(kind, pace, seconds, see) {
  await engine.fresh();
  /** @type {typeof step} */
  const play = (table, message) => {
    const [next, effects] = step(table, message);
    see(next, effects, message.at, message.type);
    return [next, effects];
  };
  const phone = newPhone({ engine, game: kind[0], seed: 3, play, smooth: true, pace });
  phone.begin(openMessage(kind, 3));
  for (let steps = 0; steps < MOST && phone.table().at < seconds * 1_000; steps += 1) {
    if (!(await phone.next())) answer(phone);
    else if (phone.table().course.at === "person" && phone.isQuiet()) answer(phone);
  }
  phone.tell({ type: "lost" });
}

/** Anna does the next thing. @param {import("./model/phone.mjs").Phone} phone */
function answer({ tell, table, at }) {
  const { course, sheet } = table();
  if (sheet?.type === "choice") {
    const [first] = sheet.question.answers;
    if (first) tell({ type: "chosen", move: first.move });
    return;
  }
  if (course.at === "window") tell({ type: "raced", times: [] });
  if (course.at === "result") tell({ type: "dealt-on" });
  if (course.at !== "person") return;
  const cards = Object.values(sceneOf(table())?.zones ?? {}).flat();
  const card = cards.find(({ choice }) => choice && !choice.quick && choices(table()).includes(choice.move));
  const [extra] = sceneOf(table())?.extras ?? [];
  if (card?.choice) at(400, () => card.choice && tell({ type: "touched", move: card.choice.move }));
  else if (extra) tell({ type: "extra", key: extra.key });
}

/** What only leads on to the next thing is looked at no longer. @param {Table} table @param {Effect[]} effects */
const leadsOn = ({ house }, effects) =>
  effects.some(
    (effect) => effect.type === "tell" && house.game.stepsOf(effect.events).every(({ rest }) => rest === 0),
  ) && !effects.some(({ type }) => type === "glances");

test("relaxed, nothing happens at a table of Moths within two seconds of the last thing", async () => {
  let [last, isLed] = [-Infinity, false];
  /** @type {number[]} */
  const gaps = [];
  await played(["cheating-moth", "pbbb"], "relaxed", 240, (table, effects, at, type) => {
    if (!effects.some((effect) => effect.type === "tell" || effect.type === "glances")) return;
    if (last > -Infinity && !isLed && type !== "touched" && type !== "raced") gaps.push(at - last);
    [last, isLed] = [at, leadsOn(table, effects)];
  });
  assert.ok(gaps.length > 20, `${gaps.length} things`);
  assert.ok(Math.min(...gaps) >= APART, `${Math.min(...gaps)} ms between two things`);
});

test("a person chooses while the bots do, and what is picked stays so", async () => {
  let [beside, offered] = [0, 0];
  await played(["party-bugs", "pbtb"], "usual", 60, (table, effects) => {
    const { now, course } = table;
    if (now?.next === "bot" && course.at === "person") offered += Number(choices(table).length > 0);
    const glanced = effects.some(({ type }) => type === "glances");
    if (!glanced) return;
    beside += 1;
    assert.equal(course.at, "person");
    assert.ok(effects.some(({ type }) => type === "move")); // it is seen to come
  });
  assert.ok(beside > 10 && offered > beside, `${beside} chosen beside, ${offered} times offered`);
});

test("what is to be read lies still for a while at every pace, but where all comes at once", () => {
  for (const pace of PACES) {
    const tempo = tempoOf(pace);
    for (const rest of [150, 250, 900]) assert.ok(pace === "at-once" || restOf(tempo, rest, 0) >= rest / 2);
    assert.equal(restOf(tempo, 0, APART), 0);
  }
  assert.equal(restOf(tempoOf("at-once"), 900, 0), 0);
  assert.equal(restOf(tempoOf("relaxed"), 300, APART), APART);
});

for (const kind of QUICKENED) {
  test(`${kind.join(" ")}: the quicker the pace, the more is decided in as much time`, async () => {
    const counts = [];
    for (const pace of PACES) {
      let asked = 0;
      await played(
        kind,
        pace,
        20,
        (_, effects) => (asked += effects.filter(({ type }) => type === "turn").length),
      );
      counts.push(asked);
    }
    assert.deepEqual(
      counts,
      counts.toSorted((one, other) => one - other),
    );
    assert.ok((counts.at(-1) ?? 0) > 2 * (counts[0] ?? 0), String(counts));
    console.log(`${kind.join(" ")}: ${counts.join(", ")} turns of Anna in 12 s`);
  });
}
