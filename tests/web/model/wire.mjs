// The way from a phone of numbers to its engine. Now and then one dies of a question; answers come late,
// or once more.

import assert from "node:assert/strict";
import * as laws from "./laws.mjs";

/**
 * @typedef {import("../../../web/table/model/types.js").Request} Request
 * @typedef {import("../../../web/table/model/types.js").Reply} Reply
 * @typedef {Pick<import("./engine.mjs").Engine, "ask" | "die" | "bare">} Engine
 * @typedef {{id: number, message: Request}} Question
 * @typedef {{id: number, reply: Reply}} Answer
 * @typedef {import("./stores.mjs").Stores} Stores
 */

/** Questions within which a match goes on, whatever bots think and people do. */
const MOST_ASKED = 300;
/** @type {Set<Request["type"]>} */
const MOVES_ON = new Set(["Begin", "Reload"]);
/** The latest of those that may come once more. */
const MOST_OLD = 6;

/**
 * @param {object} needs
 * @param {Engine} needs.engine
 * @param {import("./chance.mjs").Chance} needs.chance
 * @param {import("./clock.mjs").Clock} needs.clock
 * @param {Stores} needs.stores
 * @param {{asks: number, dead: number, bare: number, stale: number}} needs.counts
 * @param {() => import("./sight.mjs").Update | null} needs.latest what was answered last
 * @param {boolean} needs.smooth does nothing go wrong?
 * @param {number} needs.trouble how many times as often as usual an engine dies
 * @param {(answer: Answer) => void} needs.answered
 */
export function newWire({ engine, chance, clock, stores, counts, latest, smooth, trouble, answered }) {
  /** @type {Question | null} */
  let asking = null;
  let sinceMoved = 0; // questions since the table has changed
  /** What the engine was asked to play, and has not refused. @type {Set<string>} */
  const submitted = new Set();
  const arrives = newPost({ chance, clock, counts, smooth, answered });

  /** An engine dies of what it is asked, now and then. @param {Request} message */
  async function isAnswered({ type }) {
    const fate = smooth ? 1 : chance.next() / trouble;
    const now = latest();
    if (fate < 0.01 && !MOVES_ON.has(type)) {
      // Two engines have died of it: that question has failed, and no other.
      counts.dead += 1;
      await engine.die();
      return false;
    }
    if (fate < 0.03 && now) {
      // It dies, and another one gets the save and the same question; or not even that.
      counts.dead += 1;
      const isBare = fate < 0.015 && stores.kept.revision === now.revision;
      await (isBare ? engine.bare() : engine.die());
      if (isBare) counts.bare += 1;
    }
    return true;
  }

  return {
    /** @param {Question} question */
    ask(question) {
      assert.equal(asking, null, "one question at a time");
      asking = question;
      counts.asks += 1;
      assert.ok((sinceMoved += 1) < MOST_ASKED, "much is asked, and nothing comes of it");
      const key = keyOf(question.message);
      if (key === null || smooth) return;
      assert.ok(!submitted.has(key), `${key} is asked twice`);
      submitted.add(key);
    },
    isAsking: () => asking !== null,
    moved: () => (sinceMoved = 0),
    /** The engine answers; when that comes, and how often, is another thing. */
    async answer() {
      if (!asking) return;
      const { id, message } = asking;
      const forget = () => submitted.delete(keyOf(message) ?? "");
      if (await isAnswered(message)) {
        const reply = laws.understood(stores.comes(id, await engine.ask(stores.whole(message))));
        if (reply.type !== "Update") forget();
        asking = null;
        arrives({ id, reply }, smooth ? 1 : chance.ms(120, 4_000));
      } else {
        forget();
        asking = null;
        arrives({ id, reply: { type: "Failed", fault: "silent" } }, 5_000);
      }
    },
  };
}

/** No move goes to the engine twice, unless it said that it did not make it. @param {Request} message */
const keyOf = (message) =>
  message.type === "Submit" ? `${message.revision} ${message.seat} ${message.move}` : null;

/**
 * An answer is on its way; and it, or an older one, may come once more.
 * @param {Pick<Parameters<typeof newWire>[0], "chance" | "clock" | "counts" | "smooth" | "answered">} needs
 * @returns {(answer: Answer, ms: number) => void}
 */
function newPost({ chance, clock, counts, smooth, answered }) {
  /** @type {Answer[]} */
  const old = [];
  return (answer, ms) => {
    clock.at(ms, () => {
      answered(answer);
      old.push(answer);
      if (old.length > MOST_OLD) old.shift();
    });
    if (smooth || !chance.is(0.04)) return;
    const again = chance.is(0.5) || old.length === 0 ? answer : chance.one(old);
    counts.stale += 1;
    clock.at(ms + chance.ms(300, 5_000), () => answered(again));
  };
}
