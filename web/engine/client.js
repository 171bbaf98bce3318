// The page's side of the engine: starts it, asks it. Nothing here knows a game.

import "./trusted.js"; // before any script is made
import * as built from "built";
import { forgetSnapshot, siteOf } from "../offline/caches.js";
import { repair } from "../offline/repair.js";
import { forget, recall, remember } from "../storage/device.js";
import { canRunPython, isIos } from "./browser.js";
import { loadPyScript, startWorker } from "./pyscript.js";

/**
 * @typedef {{stage: "download", loaded: number, total: number}
 *   | {stage: "starting"}
 *   | {stage: "ready", restored: boolean}
 *   | {stage: "failed", code: FailureCode}} Stage `loaded` and `total` are bytes on the line;
 *   `restored` says that a memory snapshot was used
 * @typedef {"browser-too-old" | "download-broke-off" | "engine-broken" | "engine-silent"} FailureCode
 */

/** Set while a start goes on: found at the next one, it tells that the page crashed. */
const STARTING = "starting";

const site = siteOf(document.baseURI);

let hasLeft;
/**
 * Resolves when the engine starts in a worker of its own, or will not: until then it needs
 * this thread, and each moment of it is one of the start.
 */
export const underWay = new Promise((resolve) => (hasLeft = resolve));

let engine = newEngine();
let listener = (_stage) => {};
/** @type {Stage | undefined} what was told last */
let told;

function newEngine() {
  let fulfil, reject;
  const ready = new Promise((yes, no) => ([fulfil, reject] = [yes, no]));
  ready.catch(() => {}); // Who asks will hear of it, and the stage tells it.
  return { ready, fulfil, reject, started: false };
}

/** Each stage is marked too, so that a start can be measured and tested from outside. */
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
        if (!restored) makeSnapshotWhenIdle();
      },
      (error) => {
        console.warn("The engine did not start:", error);
        engine = newEngine();
        tell({ stage: "failed", code: error.code ?? "engine-broken" });
        mine.reject(error);
      },
    );
  }
  return mine.ready.then(
    () => true,
    () => false,
  );
}

/**
 * Asks the engine. A question before it is ready waits; one that waits while the start
 * fails is rejected.
 * @param {object} message as in engine/protocol.py
 * @returns {Promise<object>} its reply
 */
export async function ask(message) {
  const worker = await engine.ready;
  return JSON.parse(await worker.sync.ask(JSON.stringify(message)));
}

/** A file that was damaged on the device is the likeliest cause that can be helped. */
async function startWithRepair() {
  try {
    return await startOnce();
  } catch (error) {
    if (error.code === "browser-too-old") throw error;
    // What came before a download broke off is good for the next try.
    const found = await repair({ anew: error.code !== "download-broke-off" });
    if (found !== "mended") throw error;
    // Scripts that could not be read are not asked for twice by one page.
    if (!wasReloaded()) location.reload();
    return startOnce();
  }
}

const wasReloaded = () => performance.getEntriesByType("navigation")[0]?.type === "reload";

async function startOnce() {
  if (!canRunPython()) throw Object.assign(new Error(), { code: "browser-too-old" });
  if (lastStartCrashed()) await forgetSnapshot(site);
  try {
    await loadPyScript();
    return await startWorker(tell, hasLeft).catch(async (error) => {
      if (!error.restoring) throw error;
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
  if (isIos() || !globalThis.caches) return;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 2000));
  later(() => {
    const maker = new Worker(new URL(built.snapshotMaker, site), { type: "module" });
    maker.onmessage = ({ data: { engine: said } }) => {
      if (said.kept === undefined) return;
      if (said.error) console.warn("No memory was kept for the next start:", said.error);
      performance.mark(said.kept ? "snapshot kept" : "snapshot failed");
      maker.terminate();
    };
  });
}
