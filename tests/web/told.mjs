// What the real engine says along matches of games (tests/web/played.py), as the page takes it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { replyIn } from "../../web/engine/wire.js";
import { fieldOf } from "../../web/storage/shapes.js";

/**
 * @typedef {import("../../web/engine/messages").Request} Request
 * @typedef {import("../../web/engine/messages").Update} Update
 * @typedef {{update: Update, before: Update | null}} Told `before` is what was shown until then, if anything
 */

/** @param {string[]} names of games */
export function toldOf(names) {
  const said = execFileSync(process.env.PYTHON ?? "python3", ["-m", "tests.web.played", ...names], {
    encoding: "utf8",
    maxBuffer: 2 ** 29,
  });
  /** @type {unknown} */
  const all = JSON.parse(said);
  return {
    matchesOf: (/** @type {string} */ name) => matchesIn(fieldOf(all, name)),
    endOf: (/** @type {string} */ name) => endIn(fieldOf(all, name)),
  };
}

/** @template {Request} R @param {unknown} said @param {R} request */
const replyOf = (said, request) => replyIn(JSON.stringify(said), request);

/** @param {unknown} said @returns {Update} */
function updateOf(said) {
  const update = replyOf(said, { type: "Look", eyes: null });
  assert.ok(update.type === "Update");
  return update;
}

/** @type {(value: unknown) => value is unknown[]} */
const isList = Array.isArray;
/** @param {unknown} list */
const partsOf = (list) => (isList(list) ? list : []);

/** @param {unknown} told @returns {Told[][]} */
const matchesIn = (told) =>
  partsOf(fieldOf(told, "matches")).map((match) =>
    partsOf(match).map((told) => {
      const [update, before] = partsOf(told);
      return { update: updateOf(update), before: before === null ? null : updateOf(before) };
    }),
  );

/** How a match ended, and what was seen on the way. @param {unknown} told */
function endIn(told) {
  const over = fieldOf(told, "over");
  const log = replyOf(fieldOf(over, "log"), { type: "Read", eyes: null, last: null });
  assert.ok(log.type === "Log");
  const laid = partsOf(fieldOf(over, "laid")).map((said) => {
    const seen = replyOf(said, { type: "Replay", of: "", step: null, eyes: "all" });
    assert.ok(seen.type === "Replayed");
    return seen;
  });
  return { update: updateOf(fieldOf(over, "update")), log, laid };
}
