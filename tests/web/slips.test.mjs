// What it costs to let a card slip without a flick: no more than with one.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { offered } from "../../web/table/model/offers.js";
import { step } from "../../web/table/model/step.js";
import { newEngine } from "./model/engine.mjs";
import { openMessage } from "./model/match.mjs";
import { newPhone } from "./model/phone.mjs";

/** @typedef {import("../../web/table/model/types.js").Effect} Effect */

const engine = newEngine();
after(engine.close);

/**
 * What the engine is told of the fingers, when the first card slips that can.
 * @param {number} [took] milliseconds; without them it is done by the button
 */
async function fingersOf(took) {
  await engine.fresh();
  /** @type {Effect[]} */
  const wanted = [];
  /** @type {typeof step} */
  const play = (table, message) => {
    const done = step(table, message);
    wanted.push(...done[1]);
    return done;
  };
  const phone = newPhone({ engine, game: "cheating-moth", seed: 1, play, smooth: true });
  // A bot is the oldest, and so the first Guard.
  phone.begin({ ...openMessage(["cheating-moth", "pbb"], 1), precedence: [1] });
  const slip = () => offered(phone.table()).find((move) => move.startsWith("slip-"));
  while (!(slip() && phone.table().gaze)) assert.ok(await phone.next());
  const move = slip() ?? "";
  phone.tell(took === undefined ? { type: "touched", move } : { type: "flicked", move, took });
  for (;;) {
    const asked = wanted.flatMap((effect) => (effect.type === "ask" ? [effect.message] : []));
    const slipped = asked.find((message) => message.type === "Submit");
    if (slipped) return slipped.fingers ?? assert.fail("no fingers did it");
    assert.ok(await phone.next(), "nothing slipped");
  }
}

test("by the button a slip counts as long as a flick mostly takes", async () => {
  const [button, flick, slow] = [await fingersOf(), await fingersOf(350), await fingersOf(900)];
  assert.deepEqual(button, flick);
  assert.deepEqual([flick.took, slow.took], [350, 900]);
});
