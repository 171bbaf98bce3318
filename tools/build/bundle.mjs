// The page's own JavaScript and styles: bundled, so that a first visit needs few requests,
// under names that their content decides.

import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import * as esbuild from "esbuild";
import { sentences } from "./sentences.mjs";

// The oldest browsers that know module workers and WebAssembly's exceptions.
const TARGET = ["chrome111", "firefox114", "safari16.4"];

/** @type {Record<string, esbuild.Loader>} */
const LOADERS = {
  ".svg": "file",
  ".woff2": "file",
  ".png": "file",
  ".webp": "file",
};

/**
 * Bundles the entries into `assets/` of the site.
 * @param {import("./site.mjs").Site} site
 * @param {string[]} entries files of the repository
 * @param {object} built what `import … from "built"` gives
 * @returns {Promise<{places: Map<string, string>, chunks: string[], late: string[], fonts: string[]}>} where
 *   each entry went, what comes with them, and what is only imported later
 */
export async function bundle(site, entries, built, { splitting = true } = {}) {
  const { outputFiles, metafile } = await esbuild.build({
    ...common(built),
    entryPoints: entries,
    outdir: "assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    splitting,
    metafile: true,
  });
  const here = process.cwd();
  for (const file of outputFiles) site.put(relative(here, file.path), file.contents);
  const outputs = Object.entries(metafile.outputs);
  // What is only imported later is called an entry too.
  const entering = outputs.filter(([, { entryPoint = "" }]) => entries.includes(entryPoint));
  const imported = entering.flatMap(([, output]) => output.imports);
  const chunks = new Set(imported.filter(({ kind }) => kind === "import-statement").map(({ path }) => path));
  const early = new Set([...chunks, ...entering.map(([path]) => path)]);
  return {
    late: outputs.map(([path]) => path).filter((path) => path.endsWith(".js") && !early.has(path)),
    fonts: outputs.map(([path]) => path).filter((path) => path.endsWith(".woff2")),
    places: new Map(entering.map(([path, { entryPoint = "" }]) => [entryPoint, path])),
    chunks: [...chunks],
  };
}

/**
 * Bundles one file under a fixed name: the service worker is found by its address.
 * @param {import("./site.mjs").Site} site
 * @param {string} entry
 * @param {object} built
 */
export async function bundleInPlace(site, entry, built) {
  const { outputFiles } = await esbuild.build({
    ...common(built),
    entryPoints: [entry],
    outdir: ".",
    format: "iife",
  });
  for (const { contents } of outputFiles) site.put(basename(entry), contents);
}

/** @param {object} built @returns {import("esbuild").BuildOptions & {write: false}} */
function common(built) {
  return {
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: TARGET,
    charset: "utf8",
    legalComments: "none",
    loader: LOADERS,
    // Parts of Pyodide that only run under Node.js.
    external: ["node:*"],
    logLevel: "warning",
    logOverride: { "empty-import-meta": "silent" },
    plugins: [constants(built), sentences()],
  };
}

/** What only the build knows, as a module named "built". @param {object} built @returns {import("esbuild").Plugin} */
function constants(built) {
  return {
    name: "built",
    setup(build) {
      build.onResolve({ filter: /^built$/ }, () => ({ path: "built", namespace: "built" }));
      build.onLoad({ filter: /.*/, namespace: "built" }, () => ({
        contents: JSON.stringify(built),
        loader: "json",
      }));
    },
  };
}

/** The stylesheets, scripts and pictures that a page names, and the page naming others. @param {string} page */
export function referencesOf(page) {
  const html = readFileSync(page, "utf8");
  const named = [...html.matchAll(/(?:src|href)="\.\/([^"#]+)"/g)].map(([, path = ""]) => path);
  return {
    named,
    naming: (/** @type {Map<string, string>} */ places) =>
      html.replaceAll(/(?<=(?:src|href)="\.\/)[^"#]+(?=")/g, (path) => places.get(path) ?? path),
  };
}
