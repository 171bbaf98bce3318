// What PyScript loads as its interpreter: Pyodide with a library of our own making, from
// stored files, and from a memory snapshot if there is one.

import { snapshot } from "./kept.js"; // before the interpreter's parts
import "./older_workers.js"; // before Pyodide
import { loadPyodide as load, version } from "pyodide";
import { withoutDatabase } from "./no_database.js";
import { interpreterOptions, withParts } from "./python.js";
import { dropSnapshot } from "./snapshot.js";
import { beat, tell } from "./tell.js";

export { version };

/**
 * @typedef {import("pyodide").PyodideAPI} Pyodide
 * @typedef {import("pyodide").PyodideConfig} PyodideConfig
 */

const IMPORT = "import pyscript as _pyscript";

withoutDatabase();
globalThis.beat = beat; // for engine/worker.py

/** @param {Pick<Required<PyodideConfig>, "stdout" | "stderr">} outputs */
export async function loadPyodide({ stdout, stderr }) {
  const pyodide = await withParts(() => restoreOrStart({ ...interpreterOptions, stdout, stderr }));
  // No folder that is written to while it runs is asked for modules.
  pyodide.runPython("import sys; sys.path[:] = filter(None, sys.path); del sys");
  return withoutSources(pyodide);
}

/**
 * PyScript first writes its Python side as source, file by file, and then imports it. Our
 * library has it as bytecode, so only the import is wanted.
 * @param {Pyodide} pyodide
 */
function withoutSources(pyodide) {
  const runPython = pyodide.runPython.bind(pyodide);
  /** @param {string} code @param {Parameters<typeof runPython>[1]} options @returns {unknown} */
  const withoutPrelude = (code, options) => {
    const isPrelude = code.includes('_Path("./pyscript/__init__.py")') && code.includes(IMPORT);
    if (isPrelude) pyodide.runPython = runPython;
    return runPython(isPrelude ? `${IMPORT}\ndel _pyscript` : code, options);
  };
  pyodide.runPython = withoutPrelude;
  return pyodide;
}

/** @param {PyodideConfig} options */
async function restoreOrStart(options) {
  const memory = await snapshot;
  tell({ restoring: Boolean(memory) });
  if (memory) {
    try {
      const pyodide = await load({ ...options, _loadSnapshot: memory });
      reseed(pyodide);
      return pyodide;
    } catch (error) {
      console.warn("The snapshot could not be used:", error);
      await dropSnapshot();
      tell({ restoring: false });
    }
  }
  return load(options);
}

/** Every restored memory holds the same generator; here it parts from its twins. @param {Pyodide} pyodide */
function reseed(pyodide) {
  pyodide.runPython("import random; random.seed(); del random");
}
