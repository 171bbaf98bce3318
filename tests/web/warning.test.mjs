// To be looked at is said once, and so is that it is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newWarning } from "../../web/table/warning.js";

/** @typedef {[mine: string | null, isLookedAt: boolean]} Moment */

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
    ["a", false],
    ["a", true],
    ["a", true],
    ["a", false],
    ["a", false],
    ["a", true],
  ];
  assert.deepEqual(said(...moments), ["comes", "goes", "comes"]);
});

test("nobody is told whose hand is closed", () => {
  assert.deepEqual(said([null, true], [null, false], [null, true]), []);
});

test("who opens the own hand while the Guard looks is told, whoever was told before", () => {
  assert.deepEqual(said(["a", true], [null, false], ["b", true], ["b", false]), ["comes", "comes", "goes"]);
});
