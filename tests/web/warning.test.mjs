// To be looked at is said once, and so is that it is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newWarning } from "../../web/table/warning.js";

/** @typedef {[mine: number | null, isLookedAt: boolean]} Moment */

/**
 * What is said while the eyes go about: the seat that has to mind them, and are they there?
 * @param {Moment[]} moments
 */
function said(...moments) {
  /** @type {string[]} */
  const words = [];
  const warn = newWarning({ comes: () => words.push("comes"), goes: () => words.push("goes") });
  for (const [mine, isLookedAt] of moments) warn(mine, isLookedAt);
  return words;
}

test("the eyes come and go, and each is said once", () => {
  /** @type {Moment[]} */
  const moments = [
    [0, false],
    [0, true],
    [0, true],
    [0, false],
    [0, false],
    [0, true],
  ];
  assert.deepEqual(said(...moments), ["comes", "goes", "comes"]);
});

test("nobody is told whose hand is closed", () => {
  assert.deepEqual(said([null, true], [null, false], [null, true]), []);
});

test("who opens the own hand while the Guard looks is told, whoever was told before", () => {
  assert.deepEqual(said([0, true], [null, false], [1, true], [1, false]), ["comes", "comes", "goes"]);
});
