// Questions to an engine that may die of any of them. They go one after the other, so that it is known
// of which one it died. A new engine first gets the table that the old one had, at the same revision;
// then it is asked the same question, once. Answers follow from table and question alone, and what the
// dead one had not answered was not shown: so nothing is lost, and nothing is done twice.

import { joined } from "./saved.js";
import { answerOf } from "./silence.js";
import { replyIn } from "./wire.js";

/**
 * @typedef {import("./messages").Request} Request
 * @typedef {import("./wire.js").EngineWorker} EngineWorker
 */

/**
 * How long an engine may be without a sign of life, in ms; docs/decisions/028 has what was measured. Asked
 * again, it has more time: a phone may have been busy with something else.
 */
const PATIENCE = { first: 1_200, again: 6_000 };

/** The engine died of this question, and another one after it. */
class EngineLost extends Error {}

/**
 * @param {object} needs
 * @param {() => Promise<EngineWorker>} needs.living the one there is, when it is ready
 * @param {(worker: EngineWorker, cause: unknown) => void} needs.renew it is dead: another one is to come
 * @param {{first: number, again: number}} [needs.patience]
 */
export function newAsking({ living, renew, patience = PATIENCE }) {
  /** @type {Promise<unknown>} */
  let line = Promise.resolve();
  /** @type {string | null} the save of the table that it holds */
  let position = null;
  /** @type {EngineWorker | null} who holds it */
  let holder = null;

  /** @template {Request} R @param {EngineWorker} worker @param {R} message @param {number} silence */
  async function exchange(worker, message, silence) {
    try {
      const reply = replyIn(await answerOf(worker, JSON.stringify(message), silence), message);
      if (reply.type === "Failed" && isExhausted(reply.fault)) throw new Error(reply.fault);
      if (reply.type === "Update") [position, holder] = [joined(position, reply.saved), worker];
      return reply;
    } catch (cause) {
      renew(worker, cause);
      throw new EngineLost("", { cause });
    }
  }

  /** @template {Request} R @param {R} message @param {number} silence */
  async function once(message, silence) {
    const worker = await living();
    if (position !== null && holder !== worker) {
      const save = position;
      position = null; // Should it die of that, the next one is spared.
      await exchange(worker, { type: "Load", save, eyes: null }, patience.again);
    }
    return exchange(worker, message, silence);
  }

  /** @template {Request} R @param {R} message */
  async function answered(message) {
    try {
      return await once(message, patience.first);
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      return once(message, patience.again);
    }
  }

  /** @template {Request} R @param {R} message a link may take several: then the answer is `Reading` */
  return (message) => {
    const answer = line.then(() => answered(message));
    line = answer.catch(() => {});
    return answer;
  };
}

/** Its memory does not shrink again. */
const isExhausted = (/** @type {string} */ fault) => fault.startsWith("MemoryError");
