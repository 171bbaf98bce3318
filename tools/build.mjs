// Builds the site:
//
//   node tools/build.mjs [--out FOLDER] [--version TEXT] [--also FILE]
//
// --also bundles another module, under its own name, together with the page's: a test can
// import it there and gets the modules that the page uses.
//
// What comes out is a folder of static files that works under any address, without a
// server's help. All but the page, the service worker and a few files that are found by
// their name have names that their content decides: they never change.

import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { bundle, bundleInPlace, referencesOf } from "./build/bundle.mjs";
import { jsonIn, textIn } from "./build/data.mjs";
import { headersFor } from "./build/headers.mjs";
import { strengths } from "./build/ladder.mjs";
import { licences } from "./build/licences.mjs";
import { emptyLock, packPython, pyscriptFiles, readSettings } from "./build/python.mjs";
import { Site, hash, shortHash } from "./build/site.mjs";
import { packed } from "./compress.mjs";

const released = textIn(jsonIn("package.json"), "version");
const { values: wishes } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    version: { type: "string", default: released },
    also: { type: "string" },
  },
});

process.on("uncaughtException", (error) => {
  // The bundler has said by itself what is wrong, and where.
  if (!("errors" in error)) console.error(error);
  process.exit(1);
});

const began = performance.now();
const site = new Site(wishes.out);
const settings = readSettings();
const { interpreter } = settings;
const fromInterpreter = (/** @type {string} */ name) => readFileSync(join(interpreter, name));

// 1. Python: what runs it, its library, the engine.
const { library, engine, glue } = await packPython(settings);
const pyodide = site.putFolder("assets/pyodide", [
  { file: "pyodide.asm.mjs", content: glue },
  { file: "pyodide.asm.wasm", content: fromInterpreter("pyodide.asm.wasm") },
]);
const pyscript = site.putFolder("assets/pyscript", pyscriptFiles());
const part = (/** @type {string} */ path) => [path, site.bytes(path)];
const python = {
  glue: part(`${pyodide}/pyodide.asm.mjs`),
  machine: part(`${pyodide}/pyodide.asm.wasm`),
  library: part(site.putHashed("assets/library.zip", library)),
  engine: part(site.putHashed("assets/engine.zip", engine)),
};
const large = [python.machine, python.library, python.engine].map(([path]) => String(path));
const worker = site.putHashed("assets/worker.py", readFileSync(settings.worker));

// 2. What PyScript loads as its interpreter, and what makes the memory snapshot.
const INTERPRETER = "web/engine/interpreter.js";
const SNAPSHOT_MAKER = "web/engine/snapshot_maker.js";
const pythonBuild = shortHash(JSON.stringify(python));
const inWorker = await bundle(
  site,
  [INTERPRETER, SNAPSHOT_MAKER],
  { python, pythonBuild, lock: emptyLock(interpreter) },
  { splitting: false },
);
const interpreterModule = placeOf(inWorker.places, INTERPRETER);
const snapshotMaker = placeOf(inWorker.places, SNAPSHOT_MAKER);

// 3. The page and all that it names.
const page = referencesOf("index.html");
const core = `${pyscript}/core.js`;
const pyscriptParts = pyscriptFiles().map(({ file }) => `${pyscript}/${file}`);
const bundled = page.named.filter((path) => /\.(js|css)$/.test(path));
if (wishes.also) bundled.push(wishes.also);
const { places, chunks, late, fonts } = await bundle(site, bundled, {
  pythonBuild,
  pyscript: {
    core,
    plugins: settings.plugins,
    config: { sync_main_only: settings.syncMainOnly },
  },
  interpreter: interpreterModule,
  snapshotMaker,
  worker,
  strengths: strengths(),
});
if (wishes.also) {
  site.put(basename(wishes.also), `export * from "./${placeOf(places, wishes.also)}";\n`);
}
const statics = readdirSync("web/static").map((file) => ({
  file,
  content: readFileSync(join("web/static", file)),
}));
// What is only looked at when the app is installed need not be kept: who installs it, keeps it.
const notKept = /^(install|maskable|icon)-/;
for (const { file, content } of statics) {
  places.set(`web/static/${file}`, file);
  if (!notKept.test(file)) site.put(file, content);
}

// 4. What is kept for a start without a network: everything so far. The page knows of
// which build it is, and so does the service worker.
// The engine needs far more than these besides: what is seen comes first.
const preload = (/** @type {string} */ path) => `<link rel="modulepreload" href="./${path}">`;
const preloadLater = (/** @type {string} */ path) =>
  `<link rel="modulepreload" fetchpriority="low" href="./${path}">`;
const preloadFont = (/** @type {string} */ path) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${path}">`;
const early = [
  ...fonts.map(preloadFont),
  ...chunks.map(preload),
  ...[...pyscriptParts, interpreterModule].map(preloadLater),
];
const digest = (/** @type {Buffer} */ content) => `sha256-${hash(content).digest("base64")}`;
const kept = () => [...site.files].map(([path, content]) => [path, digest(content)]);
const html = page.naming(places).replace("</title>", `</title>\n    ${early.join("\n    ")}`);
const build = shortHash(html + wishes.version + JSON.stringify(kept()));
const labels = `data-build="${build}" data-version="${wishes.version}"`;
site.put("index.html", html.replace('data-build="source"', labels));
// What no page needs at once is large enough to be packed, too.
const twice = [...large, ...late];
await bundleInPlace(site, "sw.js", { build, files: kept(), packed: twice });

// 5. What lies there besides, and is not kept. The second form of large files is for hosts that do not
// compress them (web/offline/packed.js).
for (const path of twice) site.put(`${path}.pack`, packed(site.content(path)));
for (const { file, content } of statics) site.put(file, content);
site.put("LICENSES.txt", licences());
site.put("_headers", headersFor(html));
// A sign to GitHub Pages that the files are served as they are.
site.put(".nojekyll", "");

const written = site.write();
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${wishes.out}: ${site.files.size} files, ${written} of them new, in ${seconds} s`);

/** @param {Map<string, string>} places @param {string} entry */
function placeOf(places, entry) {
  const place = places.get(entry);
  if (place === undefined) throw new Error(`${entry} was not bundled`);
  return place;
}
