// The page's side of the engine: starts it, asks it. Nothing here knows a game.

import "./trusted.js"; // before any script is made
import * as built from "built";
import { whenIdle } from "../dom/idle.js";
import { repair } from "../offline/repair.js";
import { forgetSnapshot, isSnapshotKept, siteOf } from "../storage/caches.js";
import { forget, recall, remember } from "../storage/device.js";
import { newAsking } from "./asking.js";
import { canRunPython, isIos } from "./browser.js";
import { StartFailed, loadPyScript, startWorker } from "./pyscript.js";
import { apart } from "./saved.js";
import { saidIn } from "./wire.js";

/**
 * @typedef {{stage: "download", loaded: number, total: number}
 *   | {stage: "starting"}
 *   | {stage: "ready", restored: boolean}
 *   | {stage: "failed", code: FailureCode}} Stage `loaded` and `total` are bytes on the line;
 *   `restored` says that a memory snapshot was used
 * @typedef {import("./messages").Request} Request
 * @typedef {import("./wire.js").EngineWorker} EngineWorker
 * @typedef {"browser-too-old" | "download-broke-off" | "engine-broken" | "engine-silent"} FailureCode
 */

/** Set while a start goes on: found at the next one, it tells that the page crashed. */
const STARTING = "starting";

const site = siteOf(document.baseURI);

let hasLeft = () => {};
/**
 * Resolves when the engine starts in a worker of its own, or will not: until then it needs
 * this thread, and each moment of it is one of the start.
 */
export const underWay = new Promise(
  (/** @type {(value?: undefined) => void} */ resolve) => (hasLeft = resolve),
);

/** Tells "lost" when the engine has died and another one comes, with the same table. */
export const engineTrouble = new EventTarget();

let engine = newEngine();
let hasLived = false;
let listener = (/** @type {Stage} */ _stage) => {};
/** @type {Stage | undefined} what was told last */
let told;

function newEngine() {
  /** @type {(worker: EngineWorker) => void} */
  let fulfil = () => {};
  /** @type {(cause: unknown) => void} */
  let reject = () => {};
  /** @type {Promise<EngineWorker>} */
  const ready = new Promise((yes, no) => ([fulfil, reject] = [yes, no]));
  ready.catch(() => {}); // Who asks will hear of it, and the stage tells it.
  return { ready, fulfil, reject, started: false };
}

/** Each stage is marked too, so that a start can be measured and tested from outside. @param {Stage} stage */
function tell(stage) {
  if (stage.stage !== told?.stage) performance.mark(`engine ${stage.stage}`, { detail: stage });
  told = stage;
  listener(stage);
}

/**
 * Starts the engine; called again after a failure, it tries again. Who listens hears at
 * once how far it has come.
 * @param {{onStage?: (stage: Stage) => void}} [options]
 * @returns {Promise<boolean>} whether it is ready; never rejects
 */
export async function start({ onStage } = {}) {
  const mine = engine;
  if (onStage) {
    listener = onStage;
    if (told && mine.started) onStage(told);
  }
  if (!mine.started) {
    mine.started = true;
    startWithRepair().then(
      ({ worker, restored }) => {
        tell({ stage: "ready", restored });
        mine.fulfil(worker);
        hasLived = true;
        if (!restored) makeSnapshotWhenIdle();
      },
      (/** @type {unknown} */ error) => {
        console.warn("The engine did not start:", error);
        engine = newEngine();
        tell({ stage: "failed", code: codeOf(error) ?? "engine-broken" });
        mine.reject(error);
      },
    );
  }
  return mine.ready.then(
    () => true,
    () => false,
  );
}

const asking = newAsking({
  living() {
    // Whoever could play once does not have to ask for another try.
    if (hasLived && !engine.started) void start(); // It never rejects.
    return engine.ready;
  },
  renew(worker, cause) {
    console.warn("The engine died:", cause);
    worker.terminate();
    engine = newEngine();
    performance.mark("engine lost");
    engineTrouble.dispatchEvent(new Event("lost"));
    void start(); // It never rejects.
  },
});

/**
 * Asks the engine. A question before it is ready waits; one that waits while the start
 * fails is rejected, and so is one of which two engines died.
 * @template {Request} R
 * @param {R} message
 */
export const ask = async (message) => (await askAndKeep(message)).reply;

/**
 * The same, of whoever has a store: what is for that, comes beside the answer.
 * @template {Request} R
 * @param {R} message
 */
export async function askAndKeep(message) {
  for (;;) {
    const answer = await asking(message);
    // A long link is read in slices: whatever else is asked comes between.
    if (answer.type !== "Reading") return apart(answer);
  }
}

/** A file that was damaged on the device is the likeliest cause that can be helped. */
async function startWithRepair() {
  try {
    return await startOnce();
  } catch (error) {
    const code = codeOf(error);
    if (code === "browser-too-old") throw error;
    // What came before a download broke off is good for the next try.
    const found = await repair({ anew: code !== "download-broke-off" });
    if (found !== "mended") throw error;
    // Scripts that could not be read are not asked for twice by one page.
    if (!wasReloaded()) location.reload();
    return startOnce();
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof StartFailed ? error.code : undefined);

const wasReloaded = () =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

async function startOnce() {
  if (!canRunPython()) throw new StartFailed("browser-too-old");
  if (lastStartCrashed()) await forgetSnapshot(site);
  try {
    await loadPyScript();
    return await startWorker(tell, hasLeft).catch(async (/** @type {unknown} */ error) => {
      if (!(error instanceof StartFailed && error.restoring)) throw error;
      // A snapshot that checks out and hangs all the same: once more without it.
      await forgetSnapshot(site);
      return startWorker(tell, hasLeft);
    });
  } finally {
    hasLeft();
    forget(STARTING);
  }
}

function lastStartCrashed() {
  const crashed = recall(STARTING) !== undefined;
  remember(STARTING, built.pythonBuild);
  return crashed;
}

function makeSnapshotWhenIdle() {
  // Not on iOS, where memory is short, until it was tried on a device.
  if (isIos() || !("caches" in globalThis)) return;
  whenIdle(() => {
    const maker = new Worker(new URL(built.snapshotMaker, site), { type: "module" });
    maker.onmessage = async (message) => {
      const said = saidIn(message);
      if (said?.kept === undefined) return;
      if (said.error) console.warn("No memory was kept for the next start:", said.error);
      // WebKit may lose what was just stored with the last one who has that store open.
      const kept = said.kept && (await isSnapshotKept(site));
      performance.mark(kept ? "snapshot kept" : "snapshot failed");
      maker.terminate();
    };
  }, 2_000);
}
