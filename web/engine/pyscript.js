// The engine as a worker of PyScript's: what it takes to start one, and to know why not.

import { interpreter, pyscript, worker as workerFile } from "built";
import { siteOf } from "../offline/caches.js";
import { isDenied } from "../storage/device.js";
import { withoutDatabase } from "./no_database.js";

const site = siteOf(document.baseURI);
const at = (path) => new URL(path, site).href;

/** Longer than any phone has taken; only a start that hangs reaches it. */
const PATIENCE = { starting: 90_000, restoring: 20_000 };

/** A start that came to nothing; `code` says why, `restoring` that a snapshot was used. */
class StartFailed extends Error {
  constructor(code, { cause, restoring = false } = {}) {
    super(code, { cause });
    this.code = code;
    this.restoring = restoring;
  }
}

/** PyScript's core, which reads its settings from the page when it is loaded. */
export async function loadPyScript() {
  for (const kind of ["py-config", "mpy-config"]) {
    if (document.querySelector(kind)) continue;
    const settings = document.createElement(kind);
    settings.hidden = true;
    settings.setAttribute("type", "json");
    settings.textContent = JSON.stringify({ plugins: pyscript.plugins });
    document.head.append(settings);
  }
  const restore = isDenied() ? withoutDatabase() : () => {};
  try {
    const [{ hooks }] = await Promise.all([import(at(pyscript.core)), reachWorkerFile()]);
    // Its one hook is turned into code from text, which the page's policy forbids.
    hooks.worker.onBeforeRunAsync.clear();
    // Only then does a worker get PyScript's Python side.
    await customElements.whenDefined("py-script");
  } catch (cause) {
    throw new StartFailed("download-broke-off", { cause });
  } finally {
    restore();
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
 * @returns {Promise<{worker: Worker & {sync: {ask(text: string): Promise<string>}},
 *   restored: boolean}>}
 */
export async function startWorker(tell, onMade) {
  const { PyWorker, hooks } = await import(at(pyscript.core));
  let made, restoring, timer;
  const trouble = new Promise((_, reject) => {
    const giveUp = () => reject(new StartFailed("engine-silent", { restoring }));
    hooks.main.onWorker.add((_wrap, worker) => {
      made = worker;
      onMade();
      worker.addEventListener("message", ({ data: { engine: said } = {} }) => {
        if (said?.failed) reject(new StartFailed(said.failed));
        if (said?.total) tell({ stage: "download", ...said });
        if (said?.restoring === undefined) return;
        restoring = said.restoring;
        tell({ stage: "starting" });
        clearTimeout(timer);
        timer = setTimeout(giveUp, restoring ? PATIENCE.restoring : PATIENCE.starting);
      });
    });
  });
  try {
    const worker = await Promise.race([trouble, firstAnswer(PyWorker)]);
    return { worker, restored: restoring };
  } catch (cause) {
    made?.terminate();
    if (cause instanceof StartFailed) throw cause;
    // If nothing was heard, what PyScript should have started could not be had.
    const code = restoring === undefined ? "download-broke-off" : "engine-broken";
    throw new StartFailed(code, { cause, restoring });
  } finally {
    clearTimeout(timer);
    hooks.main.onWorker.clear();
  }
}

async function firstAnswer(PyWorker) {
  const { config } = pyscript;
  const version = at(interpreter);
  const worker = await PyWorker(at(workerFile), { type: "pyodide", version, config });
  // PyScript says done even if the engine could not be imported. Any answer is good.
  await worker.sync.ask("");
  return worker;
}
