// The Python part of the site: the interpreter, its library and the engine, as files to
// serve. Packing starts Pyodide, so what it made is kept until one of its sources changes.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, isYesOrNo } from "../../web/storage/shapes.js";
// The parser that PyScript itself uses.
import { parse } from "../../node_modules/polyscript/esm/3rd-party/toml.js";
import { slimGlue } from "./glue.mjs";
import { jsonIn, partIn, partOf, textIn, textsIn } from "./data.mjs";

const CACHE = "node_modules/.cache/critter-club";
const STAND_INS = "tools/build/stand_ins.py";
const PYSCRIPT = "node_modules/@pyscript/core";

/** @typedef {{mkdirTree(path: string): void, writeFile(path: string, content: string | Uint8Array): void}} Files */
/** @typedef {{library: Uint8Array, engine: Uint8Array, glue: string | Uint8Array}} Packed archives of bytecode, and the script that joins them to the page */

/** Reads pyscript.toml. */
export function readSettings() {
  const settings = parse(readFileSync("pyscript.toml", "utf8"));
  return {
    interpreter: textIn(settings, "interpreter"),
    syncMainOnly: partIn(isYesOrNo, settings, ["sync_main_only"]),
    plugins: textsIn(settings, "plugins"),
    worker: textIn(settings, "engine", "worker"),
    modules: textsIn(settings, "engine", "modules"),
  };
}

/** All Python files below the given files and folders, as pack.py takes them. @param {string[]} names */
function pythonFiles(names) {
  return names.flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".py") && !file.split("/").includes("shell"))
          .sort()
          .map((file) => join(name, file))
      : [name],
  );
}

/**
 * From the cache if nothing has changed.
 * @param {{interpreter: string, modules: string[]}} settings
 * @returns {Promise<Packed>}
 */
export async function packPython({ interpreter, modules }) {
  const sources = createHash("sha256");
  for (const file of [
    ...pythonFiles(modules),
    "pyscript.toml",
    "tools/build/pack.py",
    STAND_INS,
    "tools/build/glue.mjs",
    "tools/build/python.mjs",
    join(interpreter, "package.json"),
    join(PYSCRIPT, "package.json"),
  ]) {
    sources.update(file).update("\0").update(readFileSync(file));
  }
  const kept = join(CACHE, sources.digest("hex").slice(0, 16));
  const [library, engine, glue] = [join(kept, "library"), join(kept, "engine"), join(kept, "glue")];
  try {
    return { library: readFileSync(library), engine: readFileSync(engine), glue: readFileSync(glue) };
  } catch {
    const packed = { ...(await pack(interpreter, modules)), glue: await shippedGlue(interpreter) };
    mkdirSync(kept, { recursive: true });
    writeFileSync(library, packed.library);
    writeFileSync(engine, packed.engine);
    writeFileSync(glue, packed.glue);
    return packed;
  }
}

/** @param {unknown} found @returns {found is typeof import("pyodide")} */
const isPyodide = (found) => isObject(found) && "loadPyodide" in found;

/**
 * Imports in Pyodide what the page will import, then packs that.
 * @param {string} interpreter
 * @param {string[]} modules
 * @returns {Promise<Pick<Packed, "library" | "engine">>}
 */
async function pack(interpreter, modules) {
  /** @type {unknown} */
  const found = await import(join(process.cwd(), interpreter, "pyodide.mjs"));
  if (!isPyodide(found)) throw new Error(`${interpreter} is no Pyodide`);
  const pyodide = await found.loadPyodide({
    lockFileContents: JSON.stringify(emptyLock(interpreter)),
    // Lines are told in reports of errors, columns are not: there is no source to point into.
    env: {
      HOME: "/home/pyodide",
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONNODEBUGRANGES: "1",
      PYTHONPATH: "/stand_ins",
    },
    // Python imports a module of the second name before anything that could be stood in for.
    fsInit(/** @type {Files} */ files) {
      files.mkdirTree("/stand_ins");
      files.writeFile("/stand_ins/stand_ins.py", readFileSync(STAND_INS));
      files.writeFile("/stand_ins/sitecustomize.py", "import stand_ins; stand_ins.install()");
      return Promise.resolve();
    },
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
  /** @type {unknown} */
  let packed;
  try {
    packed = pyodide.runPython(`
      import sys
      stdlib, modules = "/pyscript", ${JSON.stringify(modules)}
      sys.path[:0] = [stdlib, "/repo/tools/build"]
      import pyscript, pack
      pack.import_all("/repo", modules)
      {"library": pack.pack_library(stdlib), "engine": pack.pack_modules("/repo", modules)}
    `);
  } catch (error) {
    // Left to Node.js, it would print the whole of Pyodide first.
    console.error(`The engine cannot be packed.\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  if (!(packed instanceof pyodide.ffi.PyDict)) throw new Error("pack.py gave no dictionary");
  /** @type {unknown} */
  const parts = packed.toJs({ dict_converter: Object.fromEntries });
  return { library: partIn(isBytes, parts, ["library"]), engine: partIn(isBytes, parts, ["engine"]) };
}

/** @param {string} interpreter */
function shippedGlue(interpreter) {
  const [glue, machine, loader] = ["pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs"].map((name) =>
    readFileSync(join(interpreter, name)),
  );
  if (!glue || !machine || !loader) throw new Error(`${interpreter} is no Pyodide`);
  return slimGlue(withoutMap(glue.toString()), machine, loader.toString());
}

/** @param {unknown} value @returns {value is Uint8Array} */
const isBytes = (value) => value instanceof Uint8Array;

/** Pyodide's lock file without the packages, of which none is used. @param {string} interpreter */
export function emptyLock(interpreter) {
  return { info: partOf(jsonIn(join(interpreter, "pyodide-lock.json")), "info"), packages: {} };
}

/** Those files of PyScript that a page without its plugins asks for. */
export function pyscriptFiles() {
  const folder = join(PYSCRIPT, "dist");
  const files = readdirSync(folder).filter((file) => /^(core|core-.+|error-.+)\.js$/.test(file));
  return files.map((file) => ({ file, content: withoutMap(readFileSync(join(folder, file), "utf8")) }));
}

/** Source maps are not shipped, so nothing should ask for them. @param {string} script */
function withoutMap(script) {
  return script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");
}
