// Whoever runs through a replay asks no faster than it is answered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newFilm } from "../../web/screens/replay/film.js";

/** An engine that answers when it is let. */
function engine() {
  const open = [];
  const asked = [];
  const ask = ({ step }) => {
    asked.push(step);
    return new Promise((resolve) => open.push(() => resolve({ type: "Replayed", step })));
  };
  const answer = async () => {
    open.shift()();
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
  assert.deepEqual(
    got.map((reply) => reply?.step),
    [1, undefined, undefined, 4],
  );
});

test("what was asked ahead is there when it is wanted", async () => {
  const { ask, asked, answer } = engine();
  const film = newFilm(ask, "", null);
  film.ahead(7);
  await answer();
  assert.equal((await film.at(7)).step, 7);
  film.ahead(7);
  assert.deepEqual(asked, [7]);
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const { ask, answer } = engine();
  const film = newFilm(ask, "", null);
  film.ahead(4);
  await answer();
  const late = film.at(5);
  assert.equal((await film.at(4)).step, 4);
  await answer();
  assert.equal(await late, null);
});

test("an engine that is silent is told of, and asked anew", async () => {
  let times = 0;
  const ask = async ({ step }) => {
    times += 1;
    if (times === 1) throw new Error("gone");
    return { type: "Replayed", step };
  };
  const film = newFilm(ask, "", null);
  assert.equal((await film.at(3)).type, "Failed");
  assert.equal((await film.at(3)).step, 3);
});

test("of a long match only the last steps are kept", async () => {
  const asked = [];
  const ask = async ({ step }) => (asked.push(step), { type: "Replayed", step });
  const film = newFilm(ask, "", null);
  for (let step = 0; step <= 100; step += 1) await film.at(step);
  await film.at(99);
  assert.equal(asked.length, 101);
  await film.at(0);
  assert.equal(asked.length, 102);
});
