// Serves the built site the way any host of static files would, for playing and testing:
//
//   node tools/serve.mjs [--folder dist] [--port 8000] [--under /] [--log]
//       [--stock] [--rate BYTES] [--headers] [--twin PATH] [--compress br|gzip]
//
// --port 0 takes a free one; --under serves below a path; --log prints every request;
// --rate sends so many bytes a second; --headers sends what the site's `_headers` asks for, as
// some hosts do; --twin serves the same below another path as well; --stock adds Pyodide
// as its makers ship it, under /stock/, to measure against; --compress sends every file in Brotli,
// or in gzip what many hosts compress: texts, scripts and WebAssembly.

import { readFileSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { extname, join, normalize } from "node:path";
import { parseArgs } from "node:util";
import { renderUnicodeCompact } from "uqr";
import { compressed, digestOf } from "./compress.mjs";

/** @type {Partial<Record<string, string>>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const { values: wishes } = parseArgs({
  options: {
    folder: { type: "string", default: "dist" },
    port: { type: "string", default: "8000" },
    under: { type: "string", default: "/" },
    log: { type: "boolean", default: false },
    stock: { type: "boolean", default: false },
    rate: { type: "string" },
    headers: { type: "boolean", default: false },
    twin: { type: "string" },
    compress: { type: "string" },
  },
});

/** What the site asks a host to say of every file; most hosts do not read it. @type {Record<string, string>} */
const asked = {};
if (wishes.headers) {
  const lines = readFileSync(join(wishes.folder, "_headers"), "utf8").matchAll(/^ {2}([\w-]+): (.+)$/gm);
  for (const [, name = "", value = ""] of lines) asked[name] = value;
}

/** The file an address stands for, or null. @param {string} address */
function fileOf(address) {
  const path = decodeURIComponent(new URL(address, "http://localhost").pathname);
  const below = (/** @type {string} */ folder) => normalize(`/${path.slice(folder.length)}`);
  if (wishes.stock && path.startsWith("/stock/")) return stockFile(below("/stock/"));
  const under = [wishes.under, wishes.twin].find((each) => each && path.startsWith(each));
  return under ? join(wishes.folder, below(under), path.endsWith("/") ? "index.html" : "") : null;
}

/** @param {string} name */
function stockFile(name) {
  return join(name.startsWith("/bench") ? "tools/bench_web" : "node_modules/pyodide", name);
}

/** @param {import("node:http").ServerResponse} response @param {Buffer} content */
async function send(response, content) {
  if (!wishes.rate) return response.end(content);
  const portion = Math.ceil(Number(wishes.rate) / 20);
  for (let at = 0; at < content.length && !response.destroyed; at += portion) {
    response.write(content.subarray(at, at + portion));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return response.end();
}

/** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
function answer(request, response) {
  const file = fileOf(request.url ?? "/");
  const content = file === null ? null : contentOf(file);
  if (file === null || content === null) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is nothing here.\n");
    return 0;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const sent = compressed(content, type, wishes.compress);
  const tag = `"${digestOf(content)}"`;
  // Asked again each time, and answered in a few bytes if nothing has changed.
  const headers = { ...asked, etag: tag, "cache-control": "no-cache" };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return 0;
  }
  response.writeHead(200, {
    ...headers,
    ...(sent === content ? {} : { "content-encoding": wishes.compress }),
    "content-type": type,
    "content-length": sent.length,
  });
  if (request.method === "HEAD") {
    response.end();
    return 0;
  }
  void send(response, sent);
  return sent.length;
}

/** @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

const server = createServer((request, response) => {
  const bytes = answer(request, response);
  const { method, url: path } = request;
  if (wishes.log) console.log(JSON.stringify({ method, path, status: response.statusCode, bytes }));
});

server.on("error", (error) => {
  if (!("code" in error) || error.code !== "EADDRINUSE") throw error;
  console.error(`Port ${wishes.port} is taken: try --port 0, or make play PORT=8001.`);
  process.exit(2);
});

// A large file takes longer to compress than a browser would wait; packed ones are seldom asked for, and
// what else a first visit brings is small.
if (wishes.compress) {
  const assets = join(wishes.folder, "assets");
  for (const name of readdirSync(assets, { recursive: true, encoding: "utf8" })) {
    const content = name.endsWith(".pack") ? null : contentOf(join(assets, name));
    if (content) compressed(content, TYPES[extname(name)] ?? "application/octet-stream", wishes.compress);
  }
}

server.listen(Number(wishes.port), () => {
  const listening = server.address();
  const port = typeof listening === "object" ? listening?.port : wishes.port;
  const addressOn = (/** @type {string} */ host) => `http://${host}:${port}${wishes.under}`;
  console.log(`Critter Club is at ${addressOn("localhost")}`);
  if (wishes.log) return;
  const [neighbour] = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each?.family === "IPv4" && !each.internal);
  if (!neighbour) return;
  const nearby = addressOn(neighbour.address);
  console.log(`and for others in this network at ${nearby}\n${renderUnicodeCompact(nearby)}`);
});
