// The service worker: keeps the files of one build, and answers from them.

import { build, files, packed } from "built";
import {
  alone,
  buildOfCache,
  buildOfLock,
  downloadsCache,
  filesCache,
  siteOf,
  stored,
} from "./web/storage/caches.js";
import { fetchLarge } from "./web/offline/packed.js";
import { isWhole } from "./web/offline/whole.js";

/** A page that is well says so sooner, on any phone. */
const SPEAKS_WITHIN = 8_000; // ms

const worker = own();
const site = siteOf(worker.location.href);
const at = (/** @type {string} */ path) => new URL(path, site).href;

/** TypeScript takes it for any worker. @returns {ServiceWorkerGlobalScope} */
function own() {
  if (!(self instanceof ServiceWorkerGlobalScope)) throw new Error("This is a service worker.");
  return self;
}

worker.addEventListener("install", (event) => event.waitUntil(keepFiles().catch(tellWhy)));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOldBuilds()])),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(site)) return;
  event.respondWith(answer(request));
  if (request.mode === "navigate" && isPage(request.url)) event.waitUntil(watch(event.resultingClientId));
});
worker.addEventListener("message", (event) => {
  const { source, ports } = event;
  /** @type {unknown} */
  const said = event.data;
  if (said === "here" && source instanceof Client) awaited.get(source.id)?.();
  if (said === "take") event.waitUntil(worker.skipWaiting());
  if (said === "tidy") event.waitUntil(forgetOldBuilds());
  if (said === "repair") event.waitUntil(mendFiles().then((found) => ports[0]?.postMessage(found)));
});

/** The page itself, whatever a link has put behind its address. */
const isPage = (/** @type {string} */ url) => [site, at("index.html")].includes(plain(url));

const plain = (/** @type {string} */ url) => url.replace(/[?#].*/s, "");

/** Pages that have not said yet that they are well, by the ids of their clients. @type {Map<string, () => void>} */
const awaited = new Map();

/** All or nothing. What the page or an earlier build has stored is not fetched again. */
async function keepFiles() {
  const store = await caches.open(filesCache(site, build));
  await Promise.all(files.map(([path, integrity]) => keepFile(store, at(path), integrity)));
  await caches.delete(downloadsCache(site));
}

/** @param {Cache} store @param {string} address @param {string} integrity */
function keepFile(store, address, integrity) {
  return alone(site, address, async () => {
    const named = address.startsWith(at("assets/")); // by its content
    const kept = named ? await stored(site, address) : undefined;
    if (kept && (await isWhole(kept.clone(), integrity))) return store.put(address, kept);
    const cache = kept ? "reload" : named ? "default" : "no-cache";
    return store.put(address, await fetchWhole(address, integrity, cache));
  });
}

/** The hash is that of the file itself, however it came. @param {string} address @param {string} integrity @param {RequestCache} cache */
async function fetchWhole(address, integrity, cache) {
  const isLarge = packed.some((path) => at(path) === address);
  const had = isLarge && cache === "default" ? await broughtBefore(address) : undefined;
  if (had && (await isWhole(had.clone(), integrity))) return had;
  const fresh = await (isLarge ? fetchLarge(address, { cache }) : fetch(address, { integrity, cache }));
  if (!fresh.ok) throw new Error(`${fresh.status} for ${address}`);
  if (isLarge && !(await isWhole(fresh.clone(), integrity)))
    throw new TypeError(`not what was built: ${address}`);
  return fresh;
}

/** A language that the page itself has just loaded need not come twice. @param {string} address */
const broughtBefore = (address) =>
  fetch(address, { cache: "only-if-cached", mode: "same-origin" }).catch(() => undefined);

/** Why files could not be kept, by the name of what was thrown. @type {Partial<Record<string, string>>} */
const CODES = { QuotaExceededError: "storage-full", TypeError: "offline-unreachable" };

/** The pages learn only that it failed; this is the reason. @param {unknown} error */
async function tellWhy(error) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages)
    page.postMessage({ offlineFailed: CODES[error instanceof Error ? error.name : ""] });
  throw error;
}

/**
 * A page is answered from this build; a file with its content in its name from any that
 * has it, so that pages of an earlier build go on with theirs.
 * @param {Request} request
 */
async function answer(request) {
  const store = await caches.open(filesCache(site, build));
  const address = plain(request.url);
  const wanted = isPage(address) ? at("index.html") : address;
  return (await store.match(wanted)) ?? (await stored(site, wanted)) ?? fetch(request);
}

/** Files that are damaged or gone are fetched again. @returns {Promise<"mended" | "whole" | "unreachable">} */
async function mendFiles() {
  const store = await caches.open(filesCache(site, build));
  try {
    const mended = await Promise.all(files.map(([path, integrity]) => mend(store, at(path), integrity)));
    return mended.includes(true) ? "mended" : "whole";
  } catch (error) {
    console.warn("Not repaired:", error);
    return "unreachable";
  }
}

/** @param {Cache} store @param {string} address @param {string} integrity */
async function mend(store, address, integrity) {
  const kept = await store.match(address);
  if (kept && (await isWhole(kept, integrity))) return false;
  await store.put(address, await fetchWhole(address, integrity, "reload"));
  return true;
}

/** A page that says nothing may have got a damaged script: it is loaded anew from whole files. @param {string} id */
async function watch(id) {
  const isWell = await new Promise((/** @type {(well: boolean) => void} */ resolve) => {
    awaited.set(id, () => resolve(true));
    setTimeout(() => resolve(false), SPEAKS_WITHIN);
  });
  awaited.delete(id);
  const page = isWell ? undefined : await worker.clients.get(id);
  if (page instanceof WindowClient && (await mendFiles()) === "mended") await page.navigate(page.url);
}

/** An earlier build goes when the last page of it has gone; a later one must not. */
async function forgetOldBuilds() {
  const { held = [] } = "locks" in navigator ? await navigator.locks.query() : {};
  const needed = new Set([build, ...held.map(({ name = "" }) => buildOfLock(site, name))]);
  const names = await caches.keys();
  if (worker.registration.installing || worker.registration.waiting) return;
  const old = names.filter((name) => {
    const its = buildOfCache(site, name);
    return its !== null && !needed.has(its);
  });
  await Promise.all(old.map((name) => caches.delete(name)));
}
