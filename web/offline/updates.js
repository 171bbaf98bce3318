// Playing without a network, and taking a new version when nobody is in a game.

import { buildLock, siteOf } from "../storage/caches.js";
import { isDenied } from "../storage/device.js";

const site = siteOf(document.baseURI);
const { build = "" } = document.documentElement.dataset;

// A browser may put off the change while the old worker is at work, and ask it to rest only
// when it is asked again.
const ASKED_AGAIN = 1_000; // ms
const TOLD_WITHIN = 1_000; // ms

/**
 * Tells what becomes of the files on this device:
 * `updateWaiting`: a new version is here and waits for `takeUpdate()`;
 * `offlineReady`: from now on no network is needed;
 * `offlineFailed`, and `offlineFailure` says why: the game goes on, but needs the network.
 * @typedef {"offline-unsupported" | "offline-unreachable" | "offline-failed" | "storage-denied"
 *   | "storage-full"} OfflineFailure
 */
export const updates = new EventTarget();

/** @type {OfflineFailure} */
let failure = "offline-failed";

/** Why it failed the last time. */
export const offlineFailure = () => failure;

/**
 * Marked too, so that it can be seen from outside.
 * @param {"updateWaiting" | "offlineReady" | "offlineFailed"} kind
 * @param {{code: OfflineFailure}} [detail]
 */
function tell(kind, detail) {
  if (detail) failure = detail.code;
  performance.mark(kind, { detail });
  updates.dispatchEvent(new CustomEvent(kind, { detail }));
}

// Held as long as this page lives: its build's files are not thrown away before.
function holdBuild() {
  navigator.locks
    .request(buildLock(site, build), { mode: "shared" }, () => new Promise(() => {}))
    .catch(() => {}); // Where locks are denied, no files are stored either.
}
if ("locks" in navigator) queueMicrotask(holdBuild); // main.js says why it is not done at once.

/** @type {ServiceWorkerRegistration | undefined} */
let registration;

/** Registers the service worker, which stores all files; after a failure, once more. */
export async function keepOffline() {
  if (registration) return;
  if (!("serviceWorker" in navigator)) {
    tell("offlineFailed", { code: "offline-unsupported" });
    return;
  }
  try {
    registration = await navigator.serviceWorker.register(new URL("sw.js", site), {
      scope: "./",
      updateViaCache: "none",
    });
  } catch (error) {
    console.warn("No service worker:", error);
    tell("offlineFailed", { code: isDenied() ? "storage-denied" : "offline-unreachable" });
    return;
  }
  const ours = registration;
  const followNew = () => ours.installing && follow(ours.installing, ours);
  ours.active?.postMessage("tidy");
  ours.addEventListener("updatefound", followNew);
  followNew();
  if (ours.waiting) tell("updateWaiting");
  await navigator.serviceWorker.ready;
  tell("offlineReady");
}

/** Looks for a new version; a page that stays open for days would not hear of one. */
export async function lookForUpdate() {
  try {
    await registration?.update();
  } catch {
    // Without a network there is none.
  }
}

export const isUpdateWaiting = () => Boolean(registration?.waiting);

/** Takes the waiting version: the page starts anew with it. Not for use in a game. */
export function takeUpdate() {
  const next = registration?.waiting;
  if (!next) return;
  const asking = setInterval(() => next.postMessage("take"), ASKED_AGAIN);
  const start = () => {
    clearInterval(asking);
    location.reload();
  };
  navigator.serviceWorker.addEventListener("controllerchange", start, { once: true });
  next.addEventListener("statechange", start, { once: true });
  next.postMessage("take");
}

/** @param {ServiceWorker} worker @param {ServiceWorkerRegistration} ours */
function follow(worker, ours) {
  const told = reasonOf(worker);
  const hear = () => {
    if (worker.state === "installed" && ours.active) tell("updateWaiting");
    if (worker.state === "redundant" && !ours.active)
      void told.then((code) => tell("offlineFailed", { code }));
  };
  worker.addEventListener("statechange", hear, { once: true });
}

/**
 * Why it failed, the worker tells by a message, which may come after the fact.
 * @param {ServiceWorker} worker
 * @returns {Promise<OfflineFailure>}
 */
function reasonOf(worker) {
  return new Promise((resolve) => {
    const hear = (/** @type {MessageEvent<{offlineFailed?: OfflineFailure} | null>} */ { data }) => {
      if (data?.offlineFailed) end(data.offlineFailed);
    };
    const end = (/** @type {OfflineFailure} */ reason) => {
      navigator.serviceWorker.removeEventListener("message", hear);
      resolve(reason);
    };
    navigator.serviceWorker.addEventListener("message", hear);
    const giveUp = () => setTimeout(() => end("offline-failed"), TOLD_WITHIN);
    worker.addEventListener("statechange", giveUp, { once: true });
  });
}
