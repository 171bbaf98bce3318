// Whoever runs through a replay asks no faster than it is answered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newFilm } from "../../web/screens/replay/film.js";
import { REPLAYED } from "./unseen.mjs";

/** @typedef {import("../../web/engine/messages").Replay} Replay */

/** @param {Replay} message */
const replayed = ({ step }) => ({ ...REPLAYED, step: step ?? 0 });

/** @param {Awaited<ReturnType<ReturnType<typeof newFilm>["at"]>>} reply */
const stepOf = (reply) => (reply?.type === "Replayed" ? reply.step : undefined);

/** An engine that answers when it is let. */
function engine() {
  /** @type {(() => void)[]} */
  const open = [];
  /** @type {(number | null)[]} */
  const asked = [];
  /** @param {Replay} message @returns {Promise<typeof REPLAYED>} */
  const ask = (message) => {
    asked.push(message.step);
    return new Promise((resolve) => open.push(() => resolve(replayed(message))));
  };
  const answer = async () => {
    open.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, asked, answer, waiting: () => open.length };
}

test("one question at a time, and what is passed over is never asked for", async () => {
  const { ask, asked, answer, waiting } = engine();
  const film = newFilm(ask, "", null);
  const run = [1, 2, 3, 4].map((step) => film.at(step));
  assert.equal(waiting(), 1);
  await answer();
  assert.equal(waiting(), 1);
  await answer();
  assert.deepEqual(asked, [1, 4]);
  const got = await Promise.all(run);
  assert.deepEqual(got.map(stepOf), [1, undefined, undefined, 4]);
});

test("what was asked ahead is there when it is wanted", async () => {
  const { ask, asked, answer } = engine();
  const film = newFilm(ask, "", null);
  film.ahead(7);
  await answer();
  assert.equal(stepOf(await film.at(7)), 7);
  film.ahead(7);
  assert.deepEqual(asked, [7]);
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const { ask, answer } = engine();
  const film = newFilm(ask, "", null);
  film.ahead(4);
  await answer();
  const late = film.at(5);
  assert.equal(stepOf(await film.at(4)), 4);
  await answer();
  assert.equal(await late, null);
});

test("an engine that is silent is told of, and asked anew", async () => {
  let times = 0;
  const ask = (/** @type {Replay} */ message) => {
    times += 1;
    return times === 1 ? Promise.reject(new Error("gone")) : Promise.resolve(replayed(message));
  };
  const film = newFilm(ask, "", null);
  assert.equal((await film.at(3))?.type, "Failed");
  assert.equal(stepOf(await film.at(3)), 3);
});

test("of a long match only the last steps are kept", async () => {
  /** @type {(number | null)[]} */
  const asked = [];
  const ask = (/** @type {Replay} */ message) => {
    asked.push(message.step);
    return Promise.resolve(replayed(message));
  };
  const film = newFilm(ask, "", null);
  for (let step = 0; step <= 100; step += 1) await film.at(step);
  await film.at(99);
  assert.equal(asked.length, 101);
  await film.at(0);
  assert.equal(asked.length, 102);
});
