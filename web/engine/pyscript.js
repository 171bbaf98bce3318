// The engine as a worker of PyScript's: what it takes to start one, and to know why not.

import { interpreter, pyscript, worker as workerFile } from "built";
import { siteOf } from "../storage/caches.js";
import { isDenied } from "../storage/device.js";
import { withoutDatabase } from "./no_database.js";
import { withoutSearch } from "./unsearched.js";
import { pyscriptAt, saidIn } from "./wire.js";

const site = siteOf(document.baseURI);
const at = (/** @type {string} */ path) => new URL(path, site).href;

/** Longer than any phone has taken; only a start that hangs reaches it. Silent is one of which nothing comes. */
const PATIENCE = { silent: 60_000, starting: 90_000, restoring: 20_000 };
/** So often somebody looks meanwhile. A page that sleeps does not look. */
const LOOKS = 8;

/** PyScript's two Pythons; each has elements of its own. */
const KINDS = ["py", "mpy"];

/** @typedef {import("./client.js").FailureCode} FailureCode */

/** A start that came to nothing; `code` says why, `restoring` that a snapshot was used. */
export class StartFailed extends Error {
  /** @param {FailureCode} code @param {{cause?: unknown, restoring?: boolean}} [circumstances] */
  constructor(code, { cause, restoring = false } = {}) {
    super(code, { cause });
    this.code = code;
    this.restoring = restoring;
  }
}

/** PyScript's core, which reads its settings from the page when it is loaded. */
export async function loadPyScript() {
  for (const kind of KINDS) {
    if (document.querySelector(`${kind}-config`)) continue;
    const settings = document.createElement(`${kind}-config`);
    settings.hidden = true;
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: pyscript.plugins });
    document.head.append(settings);
  }
  const restore = [withoutSearch(), isDenied() ? withoutDatabase() : () => {}];
  try {
    const [{ hooks }] = await Promise.all([pyscriptAt(at(pyscript.core)), reachWorkerFile()]);
    // Its one hook is turned into code from text, which the page's policy forbids.
    hooks.worker.onBeforeRunAsync.clear();
    // Only then does a worker get PyScript's Python side, and is the page not searched any more.
    await Promise.all(KINDS.map((kind) => customElements.whenDefined(`${kind}-script`)));
  } catch (cause) {
    throw new StartFailed("download-broke-off", { cause });
  } finally {
    for (const undo of restore) undo();
  }
}

/** PyScript would wait for ever for a file that cannot be had. */
async function reachWorkerFile() {
  const answer = await fetch(at(workerFile));
  if (!answer.ok) throw new Error(`${answer.status} for ${workerFile}`);
}

/**
 * One try, after `loadPyScript`. Whatever it ends with, it ends.
 * @param {(stage: import("./client.js").Stage) => void} tell
 * @param {() => void} onMade the worker runs by itself from now on
 */
export async function startWorker(tell, onMade) {
  const { PyWorker, hooks } = await pyscriptAt(at(pyscript.core));
  /** @type {{made?: Worker, restoring?: boolean, timer?: ReturnType<typeof setInterval>}} */
  const known = {};
  /** @type {Promise<never>} */
  const trouble = new Promise((_, reject) => {
    const giveUp = () => reject(failed("engine-silent", known.restoring));
    const waitFor = (/** @type {number} */ ms) => {
      let looks = 0;
      clearInterval(known.timer);
      known.timer = setInterval(() => (looks += 1) === LOOKS && giveUp(), ms / LOOKS);
    };
    waitFor(PATIENCE.silent);
    hooks.main.onWorker.add((_wrap, worker) => {
      known.made = worker;
      onMade();
      worker.addEventListener("message", (message) => {
        const said = saidIn(message);
        if (!said) return;
        const { loaded, total, restoring } = said;
        if (said.failed) reject(new StartFailed(said.failed));
        if (total) tell({ stage: "download", loaded: loaded ?? 0, total });
        if (restoring !== undefined) {
          known.restoring = restoring;
          tell({ stage: "starting" });
          waitFor(restoring ? PATIENCE.restoring : PATIENCE.starting);
        } else if (known.restoring === undefined) waitFor(PATIENCE.silent);
      });
    });
  });
  try {
    const worker = await Promise.race([trouble, firstAnswer(PyWorker)]);
    return { worker, restored: known.restoring ?? false };
  } catch (cause) {
    known.made?.terminate();
    throw cause instanceof StartFailed ? cause : failed("engine-broken", known.restoring, cause);
  } finally {
    clearInterval(known.timer);
    hooks.main.onWorker.clear();
  }
}

/**
 * If nothing was heard, what PyScript should have started could not be had.
 * @param {FailureCode} code @param {boolean | undefined} restoring @param {unknown} [cause]
 */
const failed = (code, restoring, cause) =>
  new StartFailed(restoring === undefined ? "download-broke-off" : code, {
    cause,
    restoring: restoring ?? false,
  });

/** @param {import("./wire.js").PyScript["PyWorker"]} PyWorker */
async function firstAnswer(PyWorker) {
  const { config } = pyscript;
  const version = at(interpreter);
  const worker = await PyWorker(at(workerFile), { type: "pyodide", version, config });
  // PyScript says done even if the engine could not be imported. Any answer is good.
  await worker.sync.ask("");
  return worker;
}
