// How Pyodide gets its parts: all of them are asked for at once, before Pyodide itself
// would ask for one after the other.

import { lock, python } from "built";
import { siteOf } from "../storage/caches.js";
import { downloader } from "./download.js";
import { tell } from "./tell.js";
import { glueAt } from "./wire.js";

/** @typedef {typeof python.glue} Part */

/** The modules built from this lie in `assets/`. */
const site = siteOf(new URL("..", import.meta.url));
const at = (/** @type {Part} */ [path]) => new URL(path, site).href;

/** Where Python finds the engine. */
const ENGINE = "/lib/engine.zip";

let hasStarted = () => {};
const started = new Promise((/** @type {(value?: undefined) => void} */ resolve) => (hasStarted = resolve));
const get = downloader(site, started, (loaded, total) => tell({ loaded, total }));
const open = (/** @type {Part} */ part) => get(at(part), part[1]);
const bytesOf = async (/** @type {Part} */ part) => (await open(part)).arrayBuffer();

const parts = {
  glue: glueAt(at(python.glue)),
  machine: WebAssembly.compileStreaming(open(python.machine)),
  library: bytesOf(python.library),
  engine: bytesOf(python.engine),
};
const allParts = Promise.all(Object.values(parts));
allParts.catch(() => tell({ failed: "download-broke-off" }));

/** What `loadPyodide` needs to be told. @satisfies {import("pyodide").PyodideConfig} */
export const interpreterOptions = {
  indexURL: siteOf(at(python.glue)),
  stdLibURL: at(python.library),
  lockFileContents: lock,
  packageBaseUrl: site,
  env: { HOME: "/home/pyodide", PYTHONPATH: ENGINE },
  async createPyodideModule(settings) {
    return (await parts.glue).default(settings);
  },
  async fsInit(/** @type {{writeFile(path: string, content: Uint8Array): void}} */ files) {
    files.writeFile(ENGINE, new Uint8Array(await parts.engine));
  },
};

/**
 * Pyodide fetches and compiles by itself; while it does, it is handed the parts.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withParts(work) {
  // Of a missing part Pyodide would only say so, and wait for ever.
  await allParts.catch((/** @type {unknown} */ error) => {
    hasStarted();
    throw error;
  });
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (address, options) => {
    const wanted = address instanceof Request ? address.url : String(address);
    if (wanted === at(python.machine)) return new Response();
    if (wanted === at(python.library)) return new Response(await parts.library);
    return fetch(address, options);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await parts.machine;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await work();
  } finally {
    hasStarted();
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
