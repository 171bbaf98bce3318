// What PyScript loads as its interpreter: Pyodide with a library of our own making, from
// stored files, and from a memory snapshot if there is one.

import { loadPyodide as load, version } from "pyodide";
import { withoutDatabase } from "./no_database.js";
import { interpreterOptions, tell, withParts } from "./python.js";
import { dropSnapshot, readSnapshot } from "./snapshot.js";

export { version };

withoutDatabase();
const snapshot = readSnapshot();

export async function loadPyodide({ stdout, stderr }) {
  const pyodide = await withParts(() => restoreOrStart({ ...interpreterOptions, stdout, stderr }));
  // PyScript writes its Python side into this folder, as source; our library has it compiled.
  pyodide.runPython("import sys; sys.path[:] = filter(None, sys.path); del sys");
  return pyodide;
}

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

/** Every restored memory holds the same generator; here it parts from its twins. */
function reseed(pyodide) {
  pyodide.runPython("import random; random.seed(); del random");
}
