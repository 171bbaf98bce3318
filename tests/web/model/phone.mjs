// A phone that is there only in numbers: its clock, its engine, its store, and fingers by chance.
// A seed repeats whatever happens on it.

import assert from "node:assert/strict";
import * as laws from "./laws.mjs";
import { companyOf, GAMES, spoken, useLanguage } from "../page.mjs";
import { alone } from "../../../web/table/model/people.js";
import { apart, joined } from "../../../web/engine/saved.js";
import { newTable, step } from "../../../web/table/model/step.js";

useLanguage("en");
await spoken();

/** @param {number} seed */
function chanceFrom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    under: (most) => Math.floor(next() * most),
    is: (part) => next() < part,
    one: (list) => list[Math.floor(next() * list.length)],
    /** Mostly short, now and then very long. */
    ms: (usual, longest) => (next() < 0.03 ? next() * longest : next() * usual),
  };
}

/** Questions within which a match goes on, whatever bots think and people do. */
const MOST_ASKED = 300;
const MOVES_ON = new Set(["Begin", "Reload"]);

/** What is stored, and what has come to be. */
function newStores() {
  let coming = null;
  return {
    opening: null,
    save: null,
    revision: null,
    /** What is stored goes from the store to the engine. */
    whole(message) {
      if (message.type === "Begin") return this.opening;
      return message.type === "Reload" ? { type: "Load", save: this.save, eyes: message.eyes } : message;
    },
    /** The answer goes to the table, and what is to be stored past it. */
    comes(id, answer) {
      const { reply, saved } = apart(answer);
      coming = { id, saved };
      return reply;
    },
    keep({ id, update: { revision } }) {
      this.save = joined(this.save, coming?.id === id ? coming.saved : null);
      assert.ok(this.save, "something is missing in the store");
      this.revision = revision;
    },
  };
}

/**
 * @param {object} what
 * @param {ReturnType<import("./engine.mjs").newEngine>} what.engine
 * @param {string} what.game
 * @param {number} what.seed of all chance but that of the match
 * @param {string[]} [what.here]
 * @param {(table: object, message: object) => [object, object[]]} [what.play] the step that is tried
 * @param {boolean} [what.smooth] does nothing go wrong?
 * @param {number} [what.trouble] how many times as often as usual an engine dies
 */
export function newPhone({ engine, game, seed, here, play = step, smooth = false, trouble = 1 }) {
  const chance = chanceFrom(seed);
  const house = { game: GAMES[game], meet };
  let table = newTable(house, { chance: seed });
  let time = 0;
  let order = 0;
  let events = []; // what is still to come
  let asking = null;
  let latest = null; // what was answered last
  let open = null; // whose eyes are
  let forAll = new Set();
  let forEyes = new Set();
  let submitted = new Map(); // by what was asked, how it was answered
  let sinceMoved = 0; // questions since the table has changed
  let drawn = null; // movements of what is shown
  const old = []; // answers that may come once more
  const log = [];
  const stores = newStores();
  const counts = { messages: 0, asks: 0, moves: 0, dead: 0, bare: 0, stale: 0, left: 0 };

  function meet(players) {
    const dummy = house.game.setup.dummy(players.length);
    return companyOf(players, [0, 1, 2, 3, 4, 5], dummy);
  }

  const at = (ms, run, kind = "world") => {
    events.push({ at: time + ms, order: (order += 1), run, kind });
  };

  /** What is told to the table, what comes of it, and whether all laws hold. */
  function tell(message) {
    log.push([
      Math.round(time),
      message.type,
      message.id ?? message.move ?? message.seat ?? message.name ?? "",
    ]);
    counts.messages += 1;
    const before = table;
    laws.isNoSave(message, stores);
    if (message.type === "answered") hear(message);
    const [next, effects] = play(table, { ...message, at: time });
    table = next;
    if (message.type === "opened" && before.course.at === "curtain")
      [open, forEyes] = [message.seat, new Set()];
    if (message.type === "left" && before.now && alone(before) === null) open = null;
    for (const effect of effects) perform(effect);
    if (message.type === "confirmed") laws.confirmsWhatIsPicked(before, table, time);
    check();
  }

  function hear({ id, reply }) {
    const { asked } = table.line;
    if (asked?.question.id !== id || asked.reply || reply.type !== "Update") return;
    if (reply.revision !== latest?.revision) sinceMoved = 0;
    if (!asked.question.blind) latest = reply;
    const cards = laws.cardsIn(reply);
    if (reply.eyes === null) for (const card of cards) forAll.add(card);
    else if (
      reply.eyes === open ||
      reply.players.filter(({ bot }) => bot === null).length === 1 ||
      here?.length === 1
    ) {
      open = reply.eyes;
      for (const card of cards) forEyes.add(card);
    }
  }

  function check() {
    if (!latest || !table.now) return;
    laws.offersWhatIsLegal(table, latest);
    laws.offersNothingTooEarly(table);
    laws.offersAllThatIsLegal(table);
    laws.holdsNoSecret(table, open === null ? forAll : new Set([...forAll, ...forEyes]));
    laws.callsAreLegal(table);
  }

  function perform(effect) {
    switch (effect.type) {
      case "ask":
        assert.equal(asking, null, "one question at a time");
        assert.notEqual(table.course.at, "standing-still");
        asking = effect;
        counts.asks += 1;
        assert.ok((sinceMoved += 1) < MOST_ASKED, "much is asked, and nothing comes of it");
        return once(effect.message);
      case "store":
        assert.notEqual(table.course.at, "standing-still");
        stores.keep(effect);
        return at(smooth ? 1 : chance.ms(40, 3_000), () => tell({ type: "stored", id: effect.id }));
      case "move":
        if (drawn) assert.ok((drawn.moves += 1) <= drawn.steps + 1, "each step is drawn once");
        return at(smooth ? 1 : chance.ms(300, 700), () => tell({ type: "moved", id: effect.id }));
      case "wait":
        return at(effect.ms + (smooth ? 0 : chance.ms(20, 2_000)), () =>
          tell({ type: "waited", name: effect.name, id: effect.id }),
        );
      case "shows":
        drawn = { steps: house.game.stepsOf(effect.update.events).length, moves: 0 };
        counts.moves += drawn.steps;
        if (effect.update.eyes === null) open = null;
        return undefined;
      case "hand-over":
        open = null;
        return undefined;
      case "race":
        if (smooth) return undefined;
        return at(chance.ms(5_000, 9_000), () => tell({ type: "raced", times: times() }), "fingers");
      case "verdict":
        return at(2_800, () => tell({ type: "read" }));
      case "trouble":
        counts[effect.reply.code ?? "failed"] = (counts[effect.reply.code ?? "failed"] ?? 0) + 1;
        return undefined;
      default:
        return undefined;
    }
  }

  /** No move goes to the engine twice, unless it said that it did not make it. */
  function once(message) {
    if (message.type !== "Submit" || smooth) return;
    const key = `${message.revision} ${message.seat} ${message.move}`;
    assert.ok(!submitted.get(key), `${key} is asked twice`);
    submitted.set(key, true);
    asking.key = key;
  }

  function times() {
    const { windowOf } = house.game.mischief;
    const race = table.now.view && windowOf(table.now.view);
    if (!race) return []; // it was called off
    return race.seats.map((seat) => {
      const letter = String.fromCharCode(97 + seat);
      if (table.now.players[seat].bot !== null) return { seat: letter, ms: race.done[seat] };
      const ms = chance.is(0.1) ? null : chance.is(0.1) ? -1 : 200 + chance.under(500);
      return { seat: letter, ms };
    });
  }

  /** The engine answers; when that comes, and how often, is another thing. */
  async function answer() {
    const { id, message, key } = asking;
    const fate = smooth ? 1 : chance.next() / trouble;
    if (fate < 0.01 && !MOVES_ON.has(message.type)) {
      // Two engines have died of it: that question has failed, and no other.
      counts.dead += 1;
      await engine.do("die");
      submitted.delete(key);
      return arrives(id, { type: "Failed", fault: "silent" }, 5_000);
    }
    if (fate < 0.03 && latest) {
      // It dies, and another one gets the save and the same question; or not even that.
      counts.dead += 1;
      const isBare = fate < 0.015 && stores.revision === latest.revision;
      await engine.do(isBare ? "bare" : "die");
      if (isBare) counts.bare += 1;
    }
    const reply = laws.understood(stores.comes(id, (await engine.ask(stores.whole(message))).reply));
    if (reply.type !== "Update") submitted.delete(key);
    return arrives(id, reply, smooth ? 1 : chance.ms(120, 4_000));
  }

  function arrives(id, reply, ms) {
    asking = null;
    at(ms, () => {
      tell({ type: "answered", id, reply });
      old.push({ id, reply });
      if (old.length > 6) old.shift();
    });
    if (smooth || !chance.is(0.04)) return;
    // The same once more, or an older one.
    const again = chance.is(0.5) || old.length === 0 ? { id, reply } : chance.one(old);
    counts.stale += 1;
    at(ms + chance.ms(300, 5_000), () => tell({ type: "answered", ...again }));
  }

  return {
    chance,
    counts,
    log,
    stores,
    begin: (opening, seats) => ((stores.opening = opening), tell({ type: "begun", here: seats })),
    house,
    tell,
    at,
    table: () => table,
    time: () => time,
    /** Who turns up later: fingers, or whatever else comes from outside. */
    later: (ms, run) => at(ms, run, "fingers"),
    /** Is nothing under way? People who have begun something end it. */
    isQuiet: () => !asking && events.length === 0,
    /** The next thing happens. @returns {Promise<boolean>} whether there was one */
    async next() {
      if (asking) await answer();
      if (events.length === 0) return false;
      const first = events.reduce((one, other) =>
        other.at < one.at || (other.at === one.at && other.order < one.order) ? other : one,
      );
      events = events.filter((event) => event !== first);
      time = Math.max(time, first.at);
      first.run();
      if (!asking && events.every(({ kind }) => kind !== "world")) laws.someoneCanGoOn(table);
      return true;
    },
  };
}
