// What PyScript loads as its interpreter: Pyodide with a library of our own making, from
// stored files, and from a memory snapshot if there is one.

import { snapshot } from "./kept.js"; // before the interpreter's parts
import { loadPyodide as load, version } from "pyodide";
import { withoutDatabase } from "./no_database.js";
import { interpreterOptions, withParts } from "./python.js";
import { dropSnapshot } from "./snapshot.js";
import { tell } from "./tell.js";

export { version };

const IMPORT = "import pyscript as _pyscript";

withoutDatabase();

export async function loadPyodide({ stdout, stderr }) {
  const pyodide = await withParts(() => restoreOrStart({ ...interpreterOptions, stdout, stderr }));
  // No folder that is written to while it runs is asked for modules.
  pyodide.runPython("import sys; sys.path[:] = filter(None, sys.path); del sys");
  return withoutSources(pyodide);
}

/**
 * PyScript first writes its Python side as source, file by file, and then imports it. Our
 * library has it as bytecode, so only the import is wanted.
 */
function withoutSources(pyodide) {
  const { runPython } = pyodide;
  pyodide.runPython = (code, options) => {
    const isPrelude = code.includes('_Path("./pyscript/__init__.py")') && code.includes(IMPORT);
    if (isPrelude) pyodide.runPython = runPython;
    return runPython.call(pyodide, isPrelude ? `${IMPORT}\ndel _pyscript` : code, options);
  };
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
