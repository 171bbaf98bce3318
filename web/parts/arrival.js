// How far the start has come, for whichever screen wants to say so: the engine on its way,
// and whether a network is still needed.

import { start, underWay } from "../engine/client.js";
import { offlineFailure, updates } from "../offline/updates.js";

/**
 * @typedef {object} Arrival
 * @property {import("../engine/client.js").Stage} stage
 * @property {"unknown" | "ready" | "failed"} offline
 * @property {string} offlineCode
 * @property {boolean} updateWaiting
 */

/** @type {Arrival} */
let now = { stage: { stage: "starting" }, offline: "unknown", offlineCode: "", updateWaiting: false };
/** @type {Set<(now: Arrival) => void>} */
const listeners = new Set();

export const arrival = () => now;

/**
 * Calls at every step.
 * @param {(now: Arrival) => void} listener
 * @returns {() => void} stops it
 */
export function onArrival(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Longer does nobody look at a place without its pictures, however slow the phone is. */
const MOST = 900; // milliseconds

/** Has this page been here before, with all its files? Over plain HTTP nobody knows. */
export const isBack = () => {
  /** @type {{serviceWorker?: ServiceWorkerContainer}} */
  const browser = navigator;
  return Boolean(browser.serviceWorker?.controller);
};

/**
 * Resolves when there is time for what is only looked at. Who comes back finds it as soon as the engine needs
 * this thread no more; at a first visit, when the engine is there, or will not come; else after a moment.
 * @returns {Promise<void>}
 */
export const settled = () => (isBack() ? Promise.race([underWay, arrived()]) : arrived());

/** @returns {Promise<void>} */
const arrived = () =>
  new Promise((resolve) => {
    const look = () => ["ready", "failed"].includes(now.stage.stage) && done();
    const stop = onArrival(look);
    const timer = setTimeout(done, MOST);
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    look();
  });

/** Starts the engine; after a failure, once more. */
export const startEngine = () => start({ onStage: (stage) => arriveAt({ stage }) });

updates.addEventListener("offlineReady", () => arriveAt({ offline: "ready" }));
updates.addEventListener("offlineFailed", () =>
  arriveAt({ offline: "failed", offlineCode: offlineFailure() }),
);
updates.addEventListener("updateWaiting", () => arriveAt({ updateWaiting: true }));

/** @param {Partial<Arrival>} step */
function arriveAt(step) {
  now = { ...now, ...step };
  // To be read from outside, when a start is measured or tested.
  document.documentElement.dataset["stage"] = now.stage.stage;
  for (const listener of listeners) listener(now);
}
