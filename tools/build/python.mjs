// The Python part of the site: the interpreter, its library and the engine, as files to
// serve. Packing starts Pyodide, so what it made is kept until one of its sources changes.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// The parser that PyScript itself uses.
import { parse } from "../../node_modules/polyscript/esm/3rd-party/toml.js";

const CACHE = "node_modules/.cache/critter-club";
const PYSCRIPT = "node_modules/@pyscript/core";

/** Reads pyscript.toml. */
export function readSettings() {
  return parse(readFileSync("pyscript.toml", "utf8"));
}

/** All Python files below the given files and folders. */
function pythonFiles(names) {
  return names.flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true })
          .filter((file) => file.endsWith(".py"))
          .sort()
          .map((file) => join(name, file))
      : [name],
  );
}

/** The archives of bytecode: {library, engine}, from the cache if nothing has changed. */
export async function packPython({ interpreter, engine: { modules } }) {
  const sources = createHash("sha256");
  for (const file of [
    ...pythonFiles(modules),
    "pyscript.toml",
    "tools/build/pack.py",
    "tools/build/python.mjs",
    join(interpreter, "package.json"),
    join(PYSCRIPT, "package.json"),
  ]) {
    sources.update(file).update("\0").update(readFileSync(file));
  }
  const kept = join(CACHE, sources.digest("hex").slice(0, 16));
  const parts = ["library", "engine"];
  const read = () => parts.map((part) => [part, readFileSync(join(kept, part))]);
  try {
    return Object.fromEntries(read());
  } catch {
    const packed = await pack(interpreter, modules);
    mkdirSync(kept, { recursive: true });
    for (const part of parts) writeFileSync(join(kept, part), packed[part]);
    return packed;
  }
}

/** Imports in Pyodide what the page will import, then packs that. */
async function pack(interpreter, modules) {
  const { loadPyodide } = await import(join(process.cwd(), interpreter, "pyodide.mjs"));
  const pyodide = await loadPyodide({
    lockFileContents: emptyLock(interpreter),
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  });
  pyodide.mountNodeFS("/repo", process.cwd());
  // Where it really is: a link to it leads out of what is mounted.
  pyodide.mountNodeFS("/pyscript", realpathSync(join(PYSCRIPT, "src/stdlib")));
  // As much of PyScript's JavaScript side as its Python side asks for when it is imported.
  pyodide.registerJsModule("polyscript", {
    config: { sync_main_only: true },
    js_modules: {},
    xworker: { window: null, sync: {} },
    lazy_py_modules() {},
    storage() {},
    ffi: {},
  });
  pyodide.globals.set("modules", pyodide.toPy(modules));
  let packed;
  try {
    packed = pyodide.runPython(`
      import sys
      stdlib = "/pyscript"
      sys.path[:0] = [stdlib, "/repo/tools/build"]
      import pyscript, pack
      pack.import_all("/repo", modules)
      {"library": pack.pack_library(stdlib), "engine": pack.pack_modules("/repo", modules)}
    `);
  } catch (error) {
    // Left to Node.js, it would print the whole of Pyodide first.
    console.error(`The engine cannot be packed.\n${error.message}`);
    process.exit(1);
  }
  return packed.toJs({ dict_converter: Object.fromEntries });
}

/** Pyodide's lock file without the packages, of which none is used. */
export function emptyLock(interpreter) {
  const { info } = JSON.parse(readFileSync(join(interpreter, "pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

/** Those files of PyScript that a page without its plugins asks for. */
export function pyscriptFiles() {
  const folder = join(PYSCRIPT, "dist");
  const files = readdirSync(folder).filter((file) => /^(core|core-.+|error-.+)\.js$/.test(file));
  return files.map((file) => [file, withoutMap(readFileSync(join(folder, file), "utf8"))]);
}

/** Source maps are not shipped, so nothing should ask for them. */
export function withoutMap(script) {
  return script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");
}
