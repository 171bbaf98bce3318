// A match at a phone of numbers, from its beginning to its end, or until somebody has enough.

import assert from "node:assert/strict";
import { newPhone } from "./phone.mjs";
import { sitDown } from "./people.mjs";

const NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fritzi"];
const KINDS = { p: null, b: "rule-of-thumb", r: "random", t: "novice-bold" };

/** Tables of every game: people, bots, and both; who thinks ahead thinks little. */
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

/** @param {[string, string, ...string[]]} table @param {number} seed */
const openMessage = ([game, players, ...options], seed) => ({
  type: "Open",
  game,
  options: [`seats ${players.length}`, ...options],
  precedence: [],
  seed: String(1_000_000_000 + seed), // so that it would be found in whatever is told
  added: [],
  players: [...players].map((kind, at) => ({ name: NAMES[at], bot: KINDS[kind] })),
  eyes: [...players].filter((kind) => kind === "p").length === 1 ? "a" : null,
});

/**
 * @param {ReturnType<import("./engine.mjs").newEngine>} engine
 * @param {[string, string, ...string[]]} kind
 * @param {number} seed
 * @param {{play?: Function, most?: number, restless?: number, leaves?: number, trouble?: number}} [how]
 */
export async function playMatch(
  engine,
  kind,
  seed,
  { play, most = 6_000, restless, leaves = seed % 3 === 0 ? 0.15 : 0.01, trouble } = {},
) {
  await engine.do("fresh");
  const [game, players] = kind;
  const elsewhere = game !== "cheating-moth" && players.startsWith("pp") && seed % 7 === 3;
  const here = elsewhere ? ["a"] : undefined;
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
    error.message = `${kind.join(" ")}, seed ${seed}: ${error.message}\n${told.join("\n")}`;
    throw error;
  }
}

/** What the engine has done is stored, turn by turn; but for what was on its way to a table that was left. */
async function nothingIsLost(engine, { stores }, isOver) {
  if (!stores.save) return;
  const made = await engine.do("turns");
  const kept = await engine.do("turns", { save: stores.save });
  assert.deepEqual(kept, isOver ? made : made.slice(0, kept.length));
  assert.ok(made.length - kept.length <= 1, `${made.length - kept.length} turns are not stored`);
}
