// A golden match, played once more at a phone: people do by touch what they did then, and bots and
// the clock do what they did when the table asks for it.

import assert from "node:assert/strict";
import { sceneOf } from "../../../web/table/model/scene.js";
import { newPhone } from "./phone.mjs";

const UNASKED = /^(slip|call|rustle)/;
const FINGERS = /^(slap|claim)/;

/**
 * @param {ReturnType<import("./engine.mjs").newEngine>} engine
 * @param {string} path
 * @param {string} people the seats of people; the others are bots
 * @returns {Promise<{made: string[], golden: string[]}>}
 */
export async function playGolden(engine, path, people) {
  await engine.do("fresh");
  const golden = (await engine.do("golden", { path })).map(([seat, move]) => ({ seat, move }));
  const left = [...golden];
  const game = /golden\/(party-bugs|parrot-box|cheating-moth)/.exec(path)[1];
  const save = await engine.do("begin", { path, people });
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
    if (idle === 4 && (UNASKED.test(left[0].move) || left[0].seat === "*")) {
      // The page would have asked at another time, or not at all.
      await script.force(left.shift());
      forced += 1;
      idle = 0;
    }
    assert.ok(
      idle < 12,
      `${path}, ${people}: nothing leads to ${JSON.stringify(left.slice(0, 3))} from ${at}`,
    );
  }
  while (await phone.next());
  const written = ([seat, move]) => `${seat}:${move}`;
  const made = (await engine.do("turns")).map(written);
  return {
    made,
    golden: golden.map(({ seat, move }) => written([seat, move])),
    forced,
    at: phone.table().course.at,
  };
}

/** Where all moves come to the same, the page makes another one than was made then. */
function turnOf(left, { seat, move }) {
  const [next] = left;
  const isIt = (turn) => turn.seat === seat && turn.move === move;
  if (seat === "*") return next && isIt(next) ? next : null;
  if (UNASKED.test(move) || FINGERS.test(move)) return left.find(isIt) ?? null;
  // Others may have chosen before, in secret; but nobody makes a later move first.
  const its = left.find((turn) => turn.seat === seat && !UNASKED.test(turn.move));
  return its && isIt(its) ? its : next?.seat === seat ? next : null;
}

/** What that bot does in this window, or of its own accord just now. */
function impulseOf(left, seat) {
  const [next] = left;
  if (!next || next.move === "close") return null;
  if (UNASKED.test(next.move)) return next.seat === seat ? next : null;
  const end = left.findIndex(({ move }) => move === "close");
  const window = FINGERS.test(next.move) ? left.slice(0, end) : [];
  return window.find((turn) => turn.seat === seat && FINGERS.test(turn.move)) ?? null;
}

/** Bots and the clock do what they did; what they did not do, they do not. */
function scripted(engine, left, people) {
  const isPerson = (seat) => people.includes(seat);
  const take = (turn) => left.splice(left.indexOf(turn), 1);
  let revision = 0;

  /** Where something was forced, the page does not know of it yet. */
  async function asked(message) {
    const answer = await engine.ask("revision" in message ? { ...message, revision } : message);
    revision = answer.reply.revision ?? revision;
    // What was forced, or came in one answer with something else, is stored with the next.
    if (answer.reply.saved) answer.reply.saved = (await engine.ask({ type: "Keep" })).reply;
    return answer;
  }

  const submit = ({ eyes }, { seat, move }) =>
    asked({ type: "Submit", revision, seat, move, fingers: null, eyes });
  const force = (turn) => submit({ eyes: null }, turn);

  /** What was heard of it then, comes in the same answer. */
  async function withNoise(message, done) {
    const [next] = left;
    if (next?.move !== "rustle" && !(next?.move.startsWith("call") && !isPerson(next.seat))) return done;
    take(next);
    const { reply } = await submit(message, next);
    return { reply: { ...reply, events: [...done.reply.events, ...reply.events] } };
  }

  async function ask(message) {
    const [next] = left;
    const nothing = { type: "Look", eyes: message.eyes };
    switch (message.type) {
      case "Nudge": {
        const mine = impulseOf(left, message.seat);
        // Somebody bluffs: there is no touch for it.
        const bluff = next?.move === "rustle" && isPerson(next.seat) ? next : null;
        const turn = mine ?? bluff;
        if (!turn) return asked(nothing);
        take(turn);
        return submit(message, turn);
      }
      case "Advance":
        take(next);
        // Time may have ended a slip before anybody else did something.
        return next.seat === "*" && !next.move.startsWith("late") ? asked(message) : submit(message, next);
      case "Submit": {
        const turn = turnOf(left, message);
        if (!turn) return asked(nothing);
        take(turn);
        const done = await submit(message, turn);
        return message.fingers ? withNoise(message, done) : done;
      }
      default:
        return asked(message);
    }
  }

  return { ...engine, ask, force };
}

/** Whoever is next does what was done. */
function act(phone, left, people, idle) {
  const { tell, table } = phone;
  const [{ seat, move }] = left;
  const { course, sheet, now } = table();
  if (now.private && now.eyes !== null && now.eyes !== seat && people.length > 1)
    return tell({ type: "left" });
  if (sheet?.type === "choice") return tell({ type: "chosen", move });
  if (sheet) return tell({ type: "closed-sheet" });
  if (course.at === "result") return tell({ type: "dealt-on" });
  if (course.at === "curtain" && people.includes(seat)) return tell({ type: "opened", seat });
  if (course.at === "window") return tell({ type: "raced", times: timesOf(table(), left) });
  if (!people.includes(seat)) return undefined;
  if (move.startsWith("slip")) return tell({ type: "flicked", move, took: 300 });
  if (move.startsWith("call")) return tell({ type: "called", seat: move.slice(5) });
  return touch(phone, move, idle > 5);
}

function timesOf({ now, house }, left) {
  const end = left.findIndex(({ move }) => move === "close");
  return house.game.mischief.windowOf(now.view).seats.map((at) => {
    const seat = String.fromCharCode(97 + at);
    const turn = left.slice(0, end).find((each) => each.seat === seat && FINGERS.test(each.move));
    const [, how] = turn?.move.split("-") ?? [];
    return { seat, ms: how === undefined ? null : how === "early" ? -1 : Number(how) };
  });
}

/** That card is touched, or the way that leads to it. */
function touch({ tell, table, later }, move, isAny) {
  const scene = sceneOf(table());
  const cards = Object.values(scene.zones).flat();
  const isWay = (way) => move === way || move.startsWith(`${way}-`);
  // Whoever touches anything learns what has been forced meanwhile.
  const card = cards.find(({ choice }) => choice && !choice.quick && (isAny || isWay(choice.move)));
  if (!card) {
    const extra = scene.extras.find(({ key }) => isWay(key) || move.endsWith(`-${key}`));
    return extra && tell({ type: "extra", key: extra.key });
  }
  tell({ type: "picked", key: card.key, move: card.choice.move });
  return later(300, () => tell({ type: "confirmed" }));
}
