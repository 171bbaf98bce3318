// How far the start has come, for whichever screen wants to say so: the engine on its way,
// and whether a network is still needed.

import { start } from "../engine/client.js";
import { updates } from "../offline/updates.js";

/** @type {{stage: import("../engine/client.js").Stage, offline: "unknown" | "ready" | "failed", offlineCode: string, updateWaiting: boolean}} */
let now = { stage: { stage: "starting" }, offline: "unknown", offlineCode: "", updateWaiting: false };
const listeners = new Set();

export const arrival = () => now;

/**
 * Calls at every step.
 * @returns {() => void} stops it
 */
export function onArrival(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Longer does nobody look at a place without its pictures, however slow the phone is. */
const MOST = 900; // milliseconds

/** Resolves when the engine is there, or will not come; else after a moment. */
export const settled = () =>
  new Promise((resolve) => {
    const isSettled = ({ stage }) => stage.stage === "ready" || stage.stage === "failed";
    if (isSettled(now)) return resolve();
    const stop = onArrival((step) => isSettled(step) && done());
    const timer = setTimeout(done, MOST);
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    return undefined;
  });

/** Starts the engine; after a failure, once more. */
export const startEngine = () => start({ onStage: (stage) => arriveAt({ stage }) });

updates.addEventListener("offlineReady", () => arriveAt({ offline: "ready" }));
updates.addEventListener("offlineFailed", ({ detail }) =>
  arriveAt({ offline: "failed", offlineCode: detail.code }),
);
updates.addEventListener("updateWaiting", () => arriveAt({ updateWaiting: true }));

function arriveAt(step) {
  now = { ...now, ...step };
  // To be read from outside, when a start is measured or tested.
  document.documentElement.dataset.stage = now.stage.stage;
  for (const listener of listeners) listener(now);
}
