// What sounds are made of; how they are heard is tested in a browser (e2e/test_sounds.py).

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "./page.mjs";
import { lengthOf, scoreOf } from "../../web/table/sounds/score.js";

/** @typedef {import("../../web/table/sounds/sounds").Sense} Sense */

/** @type {Sense[]} */
const SHORT = ["lift", "lay", "turn", "take", "slap", "sign", "noise"];
/** @type {Sense[]} */
const TUNES = ["pair", "king", "float", "caught", "yours", "win", "count"];

for (const [name, { timbre }] of Object.entries(GAMES)) {
  test(`${name}: what hands do is short, a tune is a little longer`, () => {
    assert.ok(timbre);
    for (const sense of SHORT) assert.ok(lengthOf(scoreOf(sense, timbre)) <= 0.25, sense);
    for (const sense of TUNES) assert.ok(lengthOf(scoreOf(sense, timbre)) <= 1.5, sense);
  });
}

test("each game has a voice and a place of its own", () => {
  const timbres = Object.values(GAMES).map(({ timbre }) => timbre);
  for (const part of /** @type {const} */ (["voice", "ambience", "root", "paper"]))
    assert.equal(new Set(timbres.map((timbre) => timbre?.[part])).size, timbres.length, part);
});
