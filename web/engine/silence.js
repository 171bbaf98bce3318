// When is an engine dead? A worker that was closed says nothing, nor does one in an endless loop. So one
// that is asked gives signs of life while it works (engine/core/pulse.py), and dead is who gives none.

import { saidIn } from "./wire.js";

/** @typedef {import("./wire.js").EngineWorker} EngineWorker */

/** So often somebody looks before it is given up. A page that sleeps, or is busy, does not look. */
const LOOKS = 8;

/**
 * The answer of that worker, as soon as it is there.
 * @param {EngineWorker} worker
 * @param {string} text
 * @param {number} patience so many ms without a sign of life, while the page was awake
 * @returns {Promise<string>} rejects when it has died
 */
export async function answerOf(worker, text, patience) {
  const waiting = new AbortController();
  const { signal } = waiting;
  let silent = 0;
  /** @type {(cause: Error) => void} */
  let die = () => {};
  /** @type {Promise<never>} */
  const death = new Promise((_, reject) => (die = reject));
  const looking = setInterval(() => {
    silent += 1;
    if (silent >= LOOKS) die(new Error("no sign of life"));
  }, patience / LOOKS);
  const hear = (/** @type {MessageEvent} */ message) => {
    if (saidIn(message)?.beats) silent = 0;
  };
  worker.addEventListener("message", hear, { signal });
  worker.addEventListener("error", ({ message }) => die(new Error(message)), { signal });
  try {
    return await Promise.race([worker.sync.ask(text), death]);
  } finally {
    clearInterval(looking);
    waiting.abort();
  }
}
