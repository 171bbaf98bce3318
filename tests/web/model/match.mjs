// A match at a phone of numbers, from its beginning to its end, or until somebody has enough.

import assert from "node:assert/strict";
import { newPhone } from "./phone.mjs";
import { sitDown } from "./people.mjs";

const NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fritzi"];
/** Kinds of bots by a letter; null is a person. @type {Partial<Record<string, string | null>>} */
const KINDS = { p: null, b: "rule-of-thumb", r: "random", t: "novice-bold" };

/**
 * @typedef {import("./engine.mjs").Engine} Engine
 * @typedef {import("./phone.mjs").Phone} Phone
 * @typedef {[game: import("../../../web/engine/messages").GameName, players: string, ...options: string[]]} Kind
 */

/** Tables of every game: people, bots, and both; who thinks ahead thinks little. @type {Kind[]} */
export const TABLES = [
  ["party-bugs", "pp"],
  ["party-bugs", "pb"],
  ["party-bugs", "pt"],
  ["party-bugs", "ppp", "hidden-dancer"],
  ["party-bugs", "pbp", "mirror"],
  ["party-bugs", "pp", "hidden-dancer", "mirror"],
  ["party-bugs", "pbrb"],
  ["party-bugs", "pprbpb"],
  ["parrot-box", "pp"],
  ["parrot-box", "pb"],
  ["parrot-box", "pbpr"],
  ["parrot-box", "pt"],
  ["cheating-moth", "ppp"],
  ["cheating-moth", "pbb"],
  ["cheating-moth", "ppb"],
  ["cheating-moth", "pbrb", "calm"],
  ["cheating-moth", "ppbr", "calm"],
  ["cheating-moth", "pprpb"],
  ["cheating-moth", "pbtrb", "open-counts", "gifts-by-lot"],
  ["cheating-moth", "ppp", "ant-draws", "calm"],
];

/** @param {Kind} table @param {number} seed @returns {import("../../../web/engine/messages").Open} */
export const openMessage = ([game, players, ...options], seed) => ({
  type: "Open",
  game,
  options: [`seats ${players.length}`, ...options],
  precedence: [],
  seed: String(1_000_000_000 + seed), // so that it would be found in whatever is told
  added: [],
  players: Array.from(players, (kind, at) => ({ name: NAMES[at] ?? "", bot: KINDS[kind] ?? null })),
  eyes: players.split("p").length === 2 ? players.indexOf("p") : null,
});

/**
 * @param {Engine} engine
 * @param {Kind} kind
 * @param {number} seed
 * @param {{play?: import("./mutants.mjs").Step, most?: number | undefined, restless?: number,
 *   leaves?: number, trouble?: number}} [how]
 */
export async function playMatch(
  engine,
  kind,
  seed,
  { play, most = 6_000, restless, leaves = seed % 3 === 0 ? 0.15 : 0.01, trouble } = {},
) {
  await engine.fresh();
  const [game, players] = kind;
  const elsewhere = game !== "cheating-moth" && players.startsWith("pp") && seed % 7 === 3;
  const here = elsewhere ? [0] : undefined;
  const phone = newPhone({ engine, game, seed, play, here, trouble });
  try {
    phone.begin(openMessage(kind, seed), here);
    const people = sitDown(phone, { restless, leaves });
    const until = seed % 5 === 4 ? phone.chance.under(most / 3) : most; // another tab takes it over
    let steps = 0;
    while (phone.table().course.at !== "over" && steps < until && (await phone.next())) steps += 1;
    people.rise();
    if (phone.table().course.at !== "over") phone.tell({ type: "lost" });
    const isOver = phone.table().course.at === "over";
    for (let rest = 0; rest < 200 && (await phone.next()); rest += 1);
    await nothingIsLost(engine, phone, isOver);
    return { ...phone.counts, isOver, steps };
  } catch (error) {
    const told = phone.log.slice(-14).map((line) => line.join(" "));
    if (error instanceof Error)
      error.message = `${kind.join(" ")}, seed ${seed}: ${error.message}\n${told.join("\n")}`;
    throw error;
  }
}

/** What the engine has done is stored, turn by turn; but for what was on its way to a table that was left. @param {Engine} engine @param {Phone} phone @param {boolean} isOver */
async function nothingIsLost(engine, { kept: { save } }, isOver) {
  if (!save) return;
  const made = await engine.turns();
  const kept = await engine.turns({ save });
  assert.deepEqual(kept, isOver ? made : made.slice(0, kept.length));
  assert.ok(made.length - kept.length <= 1, `${made.length - kept.length} turns are not stored`);
}
