// Runs a Python program in Pyodide, the way a browser would, but under Node.js:
//
//   node tools/pyodide.mjs FILE.py [ARGS…]
//
// It is run from the top of the checkout, which the program sees as /repo; FILE.py is
// a path in it. Standard streams and the exit status are those of the program.

import { isObject } from "../web/storage/shapes.js";

let loadPyodide;
try {
  ({ loadPyodide } = await import("pyodide"));
} catch (error) {
  if (!isObject(error) || error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("Pyodide is not installed: please run `make test` once.");
  process.exit(2);
}

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: node tools/pyodide.mjs FILE.py [ARGS…]");
  process.exit(2);
}

const pyodide = await loadPyodide({
  env: {
    HOME: "/home/pyodide",
    // Bytecode of Pyodide's Python has no business in the checkout.
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONHASHSEED: process.env.PYTHONHASHSEED ?? "random",
  },
});
pyodide.mountNodeFS("/repo", process.cwd());

/** @type {unknown} */
const status = pyodide.runPython(`
import os, runpy, sys, traceback

def run(argv):
    os.chdir("/repo")
    sys.path.insert(0, "/repo")
    sys.argv = argv
    for stream in sys.stdout, sys.stderr:
        stream.reconfigure(line_buffering=True)
    try:
        runpy.run_path(argv[0], run_name="__main__")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return (stop.code or 0) & 0xFF
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0

run(${JSON.stringify([file, ...args])})
`);
// Not merely the end of this file: an open standard input would keep Node.js waiting.
process.exit(Number(status));
