// What holds of a table after every message, whatever it was and whenever it came.

import assert from "node:assert/strict";
import { shoutOf, offered, choices, isDone } from "../../../web/table/model/offers.js";
import { isObject } from "../../../web/storage/shapes.js";
import { sceneOf } from "../../../web/table/model/scene.js";

/** @typedef {import("../../../web/table/model/types.js").Table} Table */
/** @typedef {import("./stores.mjs").Kept} Kept */

/** The game itself is no value. */
const APART = new Set(["house"]);
const CARD = /\b(?:\d{1,2}|P)[a-i]\b/g;

/** @type {WeakMap<object, Set<string>>} values do not change, so each is searched once */
const searched = new WeakMap();
/** @type {Set<string>} */
const NONE = new Set();

/** The cards that are named anywhere in it. @param {unknown} value @returns {Set<string>} */
export function cardsIn(value) {
  if (typeof value === "string") return new Set(value.match(CARD) ?? NONE);
  if (typeof value !== "object" || value === null) return NONE;
  const known = searched.get(value);
  if (known) return known;
  /** @type {Set<string>} */
  const found = new Set();
  for (const [key, part] of Object.entries(value)) {
    if (APART.has(key)) continue;
    for (const card of cardsIn(part)) found.add(card);
  }
  searched.set(value, found);
  return found;
}

/** Nothing that a table is told is of a save, of its seed, or of a link, at whatever depth. @param {object} message @param {Kept} kept */
export function isNoSave(message, { save, opening }) {
  const told = JSON.stringify(message);
  const opened = opening?.type === "Open" ? opening.seed : undefined;
  const seed = /\nseed (\w+)\n/.exec(save ?? "")?.[1] ?? opened;
  const seal = /seal \d+ (\w+)\n$/.exec(save ?? "")?.[1];
  for (const part of ["critter-club", "\\nmoves", "seal ", '"saved":', '"save":', seal])
    if (part) assert.ok(!told.includes(part), `a table is told ${part} in ${told}`);
  if (seed && seed.length > 3) assert.ok(!told.includes(seed), `a table is told the seed in ${told}`);
}

/** The engine can read whatever it is asked. @template {{type: string}} R @param {R} reply */
export function understood(reply) {
  assert.notEqual(reply.type, "Unread", JSON.stringify(reply));
  return reply;
}

/** Behind all that can be touched stands a legal move, or the first half of one. @param {Table} table @param {{legal: readonly string[]}} latest */
export function offersWhatIsLegal(table, latest) {
  const scene = sceneOf(table);
  if (!scene) return;
  const { legal } = latest;
  const all = legal.join();
  const isMove = (/** @type {string} */ move) =>
    legal.some((each) => each === move || each.startsWith(`${move}-`));
  for (const { choice, flick, key } of Object.values(scene.zones).flat()) {
    if (choice) assert.ok(isMove(choice.move), `${choice.move} at ${key} is offered, not legal: ${all}`);
    if (flick) assert.ok(legal.includes(flick), `${flick} is offered, not legal`);
  }
  for (const { key } of scene.extras)
    assert.ok(
      legal.some((move) => isWay(key, move)),
      `${key} is offered, not legal: ${all}`,
    );
  if (table.sheet?.type === "choice") {
    for (const { move } of table.sheet.question.answers)
      assert.ok(legal.includes(move), `${move} is asked for`);
  }
  if (table.picked) assert.ok(isMove(table.picked.move), `${table.picked.move} is picked`);
}

/** Does that key stand for that move, or for half of it? @param {string} key @param {string} move */
const isWay = (key, move) => move === key || move.startsWith(`${key}-`) || move.endsWith(`-${key}`);

/** What is still on its way cannot be touched, but by whoever needs not be asked. @param {Table} table */
export function offersNothingTooEarly(table) {
  if (table.course.at === "person" || (table.course.at === "showing" && table.course.stage === "landing"))
    return;
  const { mischief } = table.house.game;
  for (const { choice, key } of Object.values(sceneOf(table)?.zones ?? {}).flat())
    if (choice)
      assert.ok(mischief?.isUnasked(choice.move), `${key} can be touched while it is ${table.course.at}`);
}

/** And what is legal for whoever is asked can be touched, if it is not done unasked. @param {Table} table */
export function offersAllThatIsLegal(table) {
  if (table.course.at !== "person" || table.course.byItself || table.sheet) return;
  const scene = sceneOf(table);
  const { game } = table.house;
  const touched = Object.values(scene?.zones ?? {})
    .flat()
    .flatMap(({ choice }) => (choice ? [choice.move] : []));
  const ways = [...touched, ...(scene?.extras ?? []).map(({ key }) => key)];
  if (table.mode !== null && game.isMode(table.mode)) return;
  for (const move of offered(table).filter((each) => !game.mischief?.isUnasked(each))) {
    const isFound = ways.some((way) => isWay(way, move));
    assert.ok(isFound, `nothing stands for ${move}: ${ways.join()}`);
  }
}

/** @param {string} card @param {unknown} value @returns {string | null} */
function whereIs(card, value, path = "table") {
  if (typeof value === "string") return cardsIn(value).has(card) ? path : null;
  for (const [key, part] of isObject(value) ? Object.entries(value) : []) {
    const found = APART.has(key) ? null : whereIs(card, part, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/**
 * Nothing is held, let alone drawn, that those eyes were not told; but for what somebody has decided to
 * play, until it can be played.
 * @param {Table} table @param {Set<string>} may
 */
export function holdsNoSecret(table, may) {
  const { asked } = table.line;
  const line = asked?.reply ?? null;
  for (const value of [{ ...table, line }, sceneOf(table)]) {
    for (const card of cardsIn(value)) {
      if (!may.has(card))
        assert.fail(`${card} is held at ${whereIs(card, value) ?? "?"}, and was not for these eyes`);
    }
  }
}

const TOO_SOON = 200; // ms

/** What is picked is played when it is confirmed, unless that was a bounce of the finger. @param {Table} before @param {Table} after @param {number} time */
export function confirmsWhatIsPicked(before, after, time) {
  const { picked } = before;
  if (!picked || after.course.at === "standing-still") return;
  const { asked, waiting } = after.line;
  const known = new Set(before.line.waiting.map(({ id }) => id).concat(before.line.asked?.question.id ?? []));
  const added = [...waiting, ...(asked ? [asked.question] : [])].filter(({ id }) => !known.has(id));
  const isPlayed = added.some((each) => each.about === "submit" && each.move === picked.move);
  const isSoon = time - picked.at < TOO_SOON;
  if (isSoon) assert.ok(!isPlayed, `${picked.move} is played by a bounce`);
  else if (choices(before).includes(picked.move)) {
    const isSlip = before.house.game.mischief?.isUnasked(picked.move);
    const isKept = after.wish !== null && "move" in after.wish && after.wish.move === picked.move;
    assert.ok(isPlayed || isSlip || isKept, `${picked.move} is confirmed, and not played`);
  }
}

/** Nothing is under way: then somebody can go on, or all is over. @param {Table} table */
export function someoneCanGoOn(table) {
  const { course, sheet, now } = table;
  if (sheet) return;
  switch (course.at) {
    case "curtain":
    case "elsewhere":
    case "result":
    case "over":
    case "standing-still":
      return;
    case "window":
      assert.equal(course.stage, "racing");
      return;
    case "person": {
      const can = choices(table).length > 0 || isDone(table);
      assert.ok(can, `nobody can do anything: ${JSON.stringify({ ...now, view: 0, pledge: 0 })}`);
      return;
    }
    case "arriving":
    case "painted":
    case "asking":
    case "keeping":
    case "arrived":
    case "showing":
    case "settled":
    case "thinking":
    case "verdict":
    case "stopped":
      assert.fail(`it stands still at ${JSON.stringify(course)}, ${JSON.stringify(table.line)}`);
  }
}

/** Whoever can call may do so by the bar, where nothing moves. @param {Table} table */
export function callsAreLegal(table) {
  if (!table.shout || table.course.at !== "person" || !table.now?.view) return;
  const { now, shout, house } = table;
  for (const seat of shoutOf(table)?.others ?? [])
    assert.ok(now.legal.includes(house.game.mischief?.callOf(seat) ?? "") || now.eyes !== shout.guard);
}
