// A golden match, played once more at a phone: people do by touch what they did then, and bots and
// the clock do what they did when the table asks for it.

import assert from "node:assert/strict";
import { GAMES } from "../page.mjs";
import { namesOf } from "../../../web/storage/shapes.js";
import { sceneOf } from "../../../web/table/model/scene.js";
import { newPhone } from "./phone.mjs";

/**
 * @typedef {import("./engine.mjs").Engine} Engine
 * @typedef {import("./engine.mjs").Asking} Asking
 * @typedef {import("./engine.mjs").Answer} Answer
 * @typedef {import("./engine.mjs").Turn} Turn
 * @typedef {import("./phone.mjs").Phone} Phone
 * @typedef {import("../../../web/table/model/types.js").Table} Table
 * @typedef {{eyes: number | null}} Eyes
 */

const UNASKED = /^(slip|call|rustle)/;
const CLOCK = -1;
const FINGERS = /^(slap|claim)/;

/**
 * @param {Engine} engine
 * @param {string} path
 * @param {readonly number[]} people the seats of people; the others are bots
 */
export async function playGolden(engine, path, people) {
  await engine.fresh();
  const golden = await engine.golden(path);
  const left = [...golden];
  const game = namesOf(GAMES).find((name) => path.includes(`golden/${name}`));
  assert.ok(game);
  const save = await engine.begin(path, people);
  const script = scripted(engine, left, people);
  const phone = newPhone({ engine: script, game, seed: 1, smooth: true });
  let forced = 0;
  phone.begin({ type: "Load", save, eyes: null });
  for (let idle = 0; left.length > 0;) {
    const before = left.length;
    while (!phone.isQuiet() && (await phone.next()));
    const { at } = phone.table().course;
    if (left.length > 0 && at !== "over") act(phone, left, people, idle);
    while (!phone.isQuiet() && (await phone.next()));
    idle = left.length === before ? idle + 1 : 0;
    const [next] = left;
    if (idle === 4 && next && (UNASKED.test(next.move) || next.seat === CLOCK)) {
      // The page would have asked at another time, or not at all.
      left.shift();
      await script.force(next);
      forced += 1;
      idle = 0;
    }
    assert.ok(
      idle < 12,
      `${path}, ${people.join()}: nothing leads to ${JSON.stringify(left.slice(0, 3))} from ${at}`,
    );
  }
  while (await phone.next());
  const written = (/** @type {Turn} */ { seat, move }) => `${seat}:${move}`;
  const made = (await engine.turns()).map(written);
  return { made, golden: golden.map(written), forced, at: phone.table().course.at };
}

/** Where all moves come to the same, the page makes another one than was made then. @param {Turn[]} left @param {Turn} turn */
function turnOf(left, { seat, move }) {
  const [next] = left;
  const isIt = (/** @type {Turn} */ turn) => turn.seat === seat && turn.move === move;
  if (seat === CLOCK) return next && isIt(next) ? next : null;
  if (UNASKED.test(move) || FINGERS.test(move)) return left.find(isIt) ?? null;
  // Others may have chosen before, in secret; but nobody makes a later move first.
  const its = left.find((turn) => turn.seat === seat && !UNASKED.test(turn.move));
  return its && isIt(its) ? its : next?.seat === seat ? next : null;
}

/** What that bot does in this window, or of its own accord just now. @param {Turn[]} left @param {number} seat */
function impulseOf(left, seat) {
  const [next] = left;
  if (!next || next.move === "close") return null;
  if (UNASKED.test(next.move)) return next.seat === seat ? next : null;
  const end = left.findIndex(({ move }) => move === "close");
  const window = FINGERS.test(next.move) ? left.slice(0, end) : [];
  return window.find((turn) => turn.seat === seat && FINGERS.test(turn.move)) ?? null;
}

/** What was done when that is asked for; null is nothing. @param {Turn[]} left @param {readonly number[]} people @param {Asking} message */
function doneAt(left, people, message) {
  const [next] = left;
  if (message.type === "Submit") return turnOf(left, message);
  // Somebody bluffs: there is no touch for it.
  const isBluff = next?.move === "rustle" && people.includes(next.seat);
  return message.type === "Nudge" ? (impulseOf(left, message.seat) ?? (isBluff ? next : null)) : null;
}

/** What was heard of a slip. @param {Turn[]} left @param {readonly number[]} people */
function noiseOf([next], people) {
  if (!next) return null;
  const isCall = next.move.startsWith("call") && !people.includes(next.seat);
  return next.move === "rustle" || isCall ? next : null;
}

/**
 * Bots and the clock do what they did; what they did not do, they do not.
 * @param {Engine} engine @param {Turn[]} left @param {readonly number[]} people
 */
function scripted(engine, left, people) {
  /** @type {Answer} */
  const refused = { type: "Refused", code: "nobody-to-advance", rule: "" };
  const take = (/** @type {Turn} */ turn) => left.splice(left.indexOf(turn), 1);
  let revision = 0;
  let isTogether = false;

  /** Where something was forced, the page does not know of it yet. @param {Asking} message */
  async function asked(message) {
    const answer = await engine.ask("revision" in message ? { ...message, revision } : message);
    if (answer.type !== "Update") return answer;
    ({ revision } = answer);
    isTogether = answer.private && answer.game !== "cheating-moth";
    if (!answer.saved) return answer;
    // What was forced, or came in one answer with something else, is stored with the next.
    const saved = await engine.ask({ type: "Keep" });
    assert.ok(saved.type === "Whole");
    return { ...answer, saved };
  }

  /** @param {Eyes} eyes @param {Turn} turn */
  const submit = ({ eyes }, { seat, move }) =>
    asked({ type: "Submit", revision, seat, move, fingers: null, eyes });
  const force = (/** @type {Turn} */ turn) => submit({ eyes: null }, turn);

  /** The clock does it by itself; but time may have ended a slip before anybody else did something. @param {Turn} turn */
  const isOfTheClock = ({ seat, move }) => seat === CLOCK && !move.startsWith("late");

  /** What was heard of it then, comes in the same answer. @param {Eyes} eyes @param {Answer} done */
  async function withNoise(eyes, done) {
    const noise = noiseOf(left, people);
    if (!noise || done.type !== "Update") return done;
    take(noise);
    const heard = await submit(eyes, noise);
    assert.ok(heard.type === "Update" && heard.game === "cheating-moth" && done.game === heard.game);
    return { ...heard, events: [...done.events, ...heard.events] };
  }

  /** @param {Asking} message */
  async function ask(message) {
    if (message.type === "Advance") {
      const [next] = left;
      assert.ok(next);
      // Bots choose beside people; of those who chose after them, the page hears when it waits for them.
      if (isTogether && people.includes(next.seat)) return refused;
      take(next);
      return isOfTheClock(next) ? asked(message) : submit(message, next);
    }
    if (message.type !== "Nudge" && message.type !== "Submit") return asked(message);
    const turn = doneAt(left, people, message);
    if (!turn) return asked({ type: "Look", eyes: message.eyes });
    take(turn);
    const done = await submit(message, turn);
    return message.type === "Submit" && message.fingers ? withNoise(message, done) : done;
  }

  return { ...engine, ask, force };
}

/** Whoever is next does what was done. @param {Phone} phone @param {Turn[]} left @param {readonly number[]} people @param {number} idle */
function act(phone, left, people, idle) {
  const [next] = left;
  if (!next) return;
  const message = touchOf(phone.table(), left, next, people);
  if (message) phone.tell(message);
  else if (people.includes(next.seat)) touch(phone, next.move, idle > 5);
}

/**
 * What is told to the table for that turn, if it is not made with a card.
 * @param {Table} table @param {Turn[]} left @param {Turn} turn @param {readonly number[]} people
 * @returns {import("../../../web/table/model/types.js").Message | null}
 */
function touchOf(table, left, { seat, move }, people) {
  const { course, sheet, now, house } = table;
  const { mischief } = house.game;
  if (now?.private && now.eyes !== null && now.eyes !== seat && people.length > 1) return { type: "left" };
  if (sheet?.type === "choice") return { type: "chosen", move };
  if (sheet) return { type: "closed-sheet" };
  if (course.at === "result") return { type: "dealt-on" };
  if (course.at === "curtain" && people.includes(seat)) return { type: "opened", seat };
  if (course.at === "window") return { type: "raced", times: timesOf(table, left) };
  if (!people.includes(seat)) return null;
  if (move.startsWith("slip")) return { type: "flicked", move, took: 300 };
  return mischief?.isCall(move) ? { type: "called", seat: mischief.calledBy(move) } : null;
}

/** @param {Table} table @param {Turn[]} left */
function timesOf({ now, house }, left) {
  const end = left.findIndex(({ move }) => move === "close");
  const race = now?.view && house.game.mischief?.windowOf(now.view);
  assert.ok(race);
  return race.seats.map((seat) => {
    const turn = left.slice(0, end).find((each) => each.seat === seat && FINGERS.test(each.move));
    const [, how] = turn?.move.split("-") ?? [];
    return { seat, ms: how === undefined ? null : how === "early" ? -1 : Number(how) };
  });
}

/** That card is touched, or the way that leads to it. @param {Phone} phone @param {string} move @param {boolean} isAny */
function touch({ tell, table, later }, move, isAny) {
  const scene = sceneOf(table());
  assert.ok(scene);
  const cards = Object.values(scene.zones).flat();
  const isWay = (/** @type {string} */ way) => move === way || move.startsWith(`${way}-`);
  // Whoever touches anything learns what has been forced meanwhile.
  const card = cards.find(({ choice }) => choice && !choice.quick && (isAny || isWay(choice.move)));
  if (card?.choice) {
    tell({ type: "picked", key: card.key, move: card.choice.move });
    later(300, () => tell({ type: "confirmed" }));
    return;
  }
  const extra = scene.extras.find(({ key }) => isWay(key) || move.endsWith(`-${key}`));
  if (extra) tell({ type: "extra", key: extra.key });
}
