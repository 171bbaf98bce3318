// A phone that is there only in numbers: its clock, its engine, its store, and fingers by chance.
// A seed repeats whatever happens on it.

import assert from "node:assert/strict";
import { chanceFrom } from "./chance.mjs";
import { newClock } from "./clock.mjs";
import * as laws from "./laws.mjs";
import { newSight } from "./sight.mjs";
import { newStores } from "./stores.mjs";
import { newWire } from "./wire.mjs";
import { companyOf, GAMES, spoken, useLanguage } from "../page.mjs";
import { fieldOf, isNumber, isText } from "../../../web/storage/shapes.js";
import { alone } from "../../../web/table/model/people.js";
import { newTable, step } from "../../../web/table/model/step.js";

useLanguage("en");
await spoken();

/**
 * @typedef {import("../../../web/table/model/types.js").Table} Table
 * @typedef {import("../../../web/table/model/types.js").House} House
 * @typedef {import("../../../web/table/model/types.js").Message} Message
 * @typedef {import("../../../web/table/model/types.js").Effect} Effect
 * @typedef {import("../../../web/games/contract").Event} Event
 * @typedef {import("./wire.mjs").Answer} Answer
 * @typedef {ReturnType<typeof newPhone>} Phone
 *
 * @typedef {object} Counts
 * @property {number} messages
 * @property {number} asks
 * @property {number} moves
 * @property {number} dead
 * @property {number} bare
 * @property {number} stale
 * @property {number} left
 */

/** @returns {Counts & Partial<Record<string, number>>} with what went wrong, by its code */
const nothingYet = () => ({ messages: 0, asks: 0, moves: 0, dead: 0, bare: 0, stale: 0, left: 0 });

/**
 * @param {object} what
 * @param {import("./wire.mjs").Engine} what.engine
 * @param {import("../../../web/engine/messages").GameName} what.game
 * @param {number} what.seed of all chance but that of the match
 * @param {readonly number[] | undefined} [what.here]
 * @param {typeof step | undefined} [what.play] the step that is tried
 * @param {boolean} [what.smooth] does nothing go wrong?
 * @param {import("../../../web/table/model/tempo.js").Pace} [what.pace]
 * @param {number | undefined} [what.trouble] how many times as often as usual an engine dies
 */
export function newPhone({ engine, game, seed, here, play = step, smooth = false, trouble = 1, pace }) {
  const chance = chanceFrom(seed);
  const clock = newClock();
  const sight = newSight(here);
  const counts = nothingYet();
  const house = houseOf(GAMES[game]);
  const stores = newStores();
  /** @type {(string | number)[][]} */
  const log = [];
  let table = newTable(house, { chance: seed, pace: pace ?? paceOf(seed) });
  const answered = (/** @type {Answer} */ answer) => tell({ type: "answered", ...answer });
  const latest = () => sight.latest();
  const wire = newWire({ engine, chance, clock, stores, counts, latest, smooth, trouble, answered });
  const ways = { chance, clock, sight, stores, counts, wire, smooth, house, tell, table: () => table };
  const perform = newPerforming(ways);

  /** What is told to the table, what comes of it, and whether all laws hold. @param {Message} message */
  function tell(message) {
    log.push([Math.round(clock.time()), message.type, detailOf(message)]);
    counts.messages += 1;
    const before = table;
    laws.isNoSave(message, stores.kept);
    if (message.type === "answered") hear(before, message, ways);
    const [next, effects] = play(table, { ...message, at: clock.time() });
    table = next;
    if (message.type === "opened" && before.course.at === "curtain") sight.open(message.seat);
    if (message.type === "left" && before.now && alone(before) === null) sight.close();
    for (const effect of effects) perform(effect);
    if (message.type === "confirmed") laws.confirmsWhatIsPicked(before, table, clock.time());
    check(table, sight);
  }

  return {
    ...{ chance, counts, log, kept: stores.kept, tell, table: () => table },
    /** @param {import("./stores.mjs").Opening} opening @param {readonly number[]} [seats] */
    begin(opening, seats) {
      stores.kept.opening = opening;
      tell({ type: "begun", here: seats });
    },
    /** @param {number} ms @param {() => void} run */
    at: (ms, run) => clock.at(ms, run),
    /** Who turns up later: fingers, or whatever else comes from outside. @param {number} ms @param {() => void} run */
    later: (ms, run) => clock.at(ms, run, "fingers"),
    /** Is nothing under way? People who have begun something end it. */
    isQuiet: () => !wire.isAsking() && clock.isEmpty(),
    /** The next thing happens. @returns {Promise<boolean>} whether there was one */
    async next() {
      await wire.answer();
      if (!clock.goOn()) return false;
      if (!wire.isAsking() && clock.isQuiet()) laws.someoneCanGoOn(table);
      return true;
    },
  };
}

const PACES = /** @type {const} */ (["usual", "brisk", "relaxed", "at-once"]);

/** The laws hold however quick a table is. @param {number} seed */
const paceOf = (seed) => PACES[seed % PACES.length] ?? "usual";

/** @param {import("../../../web/games/contract").Game} game @returns {House} */
const houseOf = (game) => ({
  game,
  meet: (players) => companyOf(players, [0, 1, 2, 3, 4, 5], game.setup.dummy(players.length)),
});

/** What a message is about, for the log. @param {Message} message @returns {string | number} */
function detailOf(message) {
  const details = ["id", "move", "seat", "name"].map((name) => fieldOf(message, name));
  return details.find((detail) => isText(detail) || isNumber(detail)) ?? "";
}

/**
 * What comes when it is waited for is what the table knows by then.
 * @param {Table} table @param {Answer} answer
 * @param {Pick<Ways, "sight" | "wire">} ways
 */
function hear({ line: { asked } }, { id, reply }, { sight, wire }) {
  if (asked?.question.id !== id || asked.reply || reply.type !== "Update") return;
  if (reply.revision !== sight.latest()?.revision) wire.moved();
  sight.hear(reply, asked.question.blind ?? false);
}

/** @param {Table} table @param {Ways["sight"]} sight */
function check(table, sight) {
  const latest = sight.latest();
  if (!latest || !table.now) return;
  laws.offersWhatIsLegal(table, latest);
  laws.offersNothingTooEarly(table);
  laws.offersAllThatIsLegal(table);
  laws.holdsNoSecret(table, sight.may());
  laws.callsAreLegal(table);
}

/**
 * @typedef {object} Ways
 * @property {import("./chance.mjs").Chance} chance
 * @property {import("./clock.mjs").Clock} clock
 * @property {ReturnType<typeof newSight>} sight
 * @property {import("./stores.mjs").Stores} stores
 * @property {ReturnType<typeof nothingYet>} counts
 * @property {ReturnType<typeof newWire>} wire
 * @property {boolean} smooth
 * @property {House} house
 * @property {(message: Message) => void} tell
 * @property {() => Table} table
 */

/** What a table wants done takes its time. @param {Ways} ways */
function newWorks({ chance, clock, sight, stores, counts, smooth, house, tell, table }) {
  /** @type {{steps: number, moves: number} | null} movements of what is shown */
  let drawn = null;

  return {
    /** @param {{id: number, update: {revision: number}}} effect */
    store(effect) {
      assert.notEqual(table().course.at, "standing-still");
      stores.keep(effect);
      clock.at(smooth ? 1 : chance.ms(40, 3_000), () => tell({ type: "stored", id: effect.id }));
    },
    /** @param {{id: number}} effect */
    move({ id }) {
      if (drawn) assert.ok((drawn.moves += 1) <= drawn.steps + 1, "each step is drawn once");
      clock.at(smooth ? 1 : chance.ms(300, 700), () => tell({ type: "moved", id }));
    },
    /** @param {{name: string, id: number, ms: number}} effect */
    wait({ name, id, ms }) {
      clock.at(ms + (smooth ? 0 : chance.ms(20, 2_000)), () => tell({ type: "waited", name, id }));
    },
    /** @param {{events: readonly Event[], eyes: number | null}} update */
    show({ events, eyes }) {
      drawn = { steps: house.game.stepsOf(events).length, moves: 0 };
      counts.moves += drawn.steps;
      if (eyes === null) sight.close();
    },
    /** What happened beside is drawn once as well. @param {{events: readonly Event[]}} update */
    glance({ events }) {
      if (drawn && !house.game.mischief) drawn.steps += house.game.stepsOf(events).length;
    },
    race() {
      if (smooth) return;
      const times = () => timesOf(table(), chance);
      clock.at(chance.ms(5_000, 9_000), () => tell({ type: "raced", times: times() }), "fingers");
    },
    read: () => clock.at(2_800, () => tell({ type: "read" })),
  };
}

/** @param {Ways} ways @returns {(effect: Effect) => void} */
function newPerforming(ways) {
  const works = newWorks(ways);
  const { sight, counts, wire, table } = ways;
  return function perform(effect) {
    switch (effect.type) {
      case "ask":
        assert.notEqual(table().course.at, "standing-still");
        wire.ask(effect);
        break;
      case "store":
        works.store(effect);
        break;
      case "move":
        works.move(effect);
        break;
      case "wait":
        works.wait(effect);
        break;
      case "shows":
        works.show(effect.update);
        break;
      case "hand-over":
        sight.close();
        break;
      case "race":
        works.race();
        break;
      case "verdict":
        works.read();
        break;
      case "trouble": {
        const code = "code" in effect.reply ? effect.reply.code : "failed";
        counts[code] = (counts[code] ?? 0) + 1;
        break;
      }
      case "glances":
        works.glance(effect.update);
        break;
      case "result":
      case "tell":
      case "sense":
      case "notice":
      case "send":
      case "expect":
      case "point":
      case "turn":
      case "tips":
      case "cover":
      case "end-race":
      case "heard":
    }
  };
}

/** How fast fingers were, and now and then too early or not at all. @param {Table} table @param {Ways["chance"]} chance */
function timesOf({ house, now }, chance) {
  const race = now?.view && house.game.mischief?.windowOf(now.view);
  if (!race) return []; // it was called off
  return race.seats.map((seat) => {
    if (now.players[seat]?.bot !== null) return { seat, ms: race.done[seat] ?? null };
    const ms = chance.is(0.1) ? null : chance.is(0.1) ? -1 : 200 + chance.under(500);
    return { seat, ms };
  });
}
