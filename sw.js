// The service worker: keeps the files of one build, and answers from them.

import { build, files } from "built";
import {
  alone,
  buildOfCache,
  buildOfLock,
  downloadsCache,
  filesCache,
  siteOf,
  stored,
} from "./web/offline/caches.js";
import { isWhole } from "./web/offline/whole.js";

/** A page that is well says so sooner, on any phone. */
const SPEAKS_WITHIN = 8_000; // ms

const site = siteOf(self.location.href);
const at = (path) => new URL(path, site).href;

self.addEventListener("install", (event) => event.waitUntil(keepFiles().catch(tellWhy)));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldBuilds()])),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(site)) return;
  event.respondWith(answer(request));
  if (request.mode === "navigate" && isPage(request.url)) event.waitUntil(watch(event.resultingClientId));
});
self.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (data === "here") awaited.get(source.id)?.();
  if (data === "take") event.waitUntil(self.skipWaiting());
  if (data === "tidy") event.waitUntil(forgetOldBuilds());
  if (data === "repair") event.waitUntil(mendFiles().then((found) => ports[0].postMessage(found)));
});

/** The page itself, whatever a link has put behind its address. */
const isPage = (url) => [site, at("index.html")].includes(url.split(/[?#]/)[0]);

/** Pages that have not said yet that they are well, by the ids of their clients. */
const awaited = new Map();

/** All or nothing. What the page or an earlier build has stored is not fetched again. */
async function keepFiles() {
  const store = await caches.open(filesCache(site, build));
  await Promise.all(files.map(([path, integrity]) => keepFile(store, at(path), integrity)));
  await caches.delete(downloadsCache(site));
}

function keepFile(store, address, integrity) {
  return alone(address, async () => {
    const named = address.startsWith(at("assets/")); // by its content
    const kept = named && (await stored(site, address));
    if (kept && (await isWhole(kept.clone(), integrity))) return store.put(address, kept);
    const fresh = await fetch(address, {
      integrity,
      cache: kept ? "reload" : named ? "default" : "no-cache",
    });
    if (!fresh.ok) throw new Error(`${fresh.status} for ${address}`);
    return store.put(address, fresh);
  });
}

/** The pages learn only that it failed; this is the reason. */
async function tellWhy(error) {
  const codes = { QuotaExceededError: "storage-full", TypeError: "offline-unreachable" };
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ offlineFailed: codes[error.name] });
  throw error;
}

/**
 * A page is answered from this build; a file with its content in its name from any that
 * has it, so that pages of an earlier build go on with theirs.
 */
async function answer(request) {
  const store = await caches.open(filesCache(site, build));
  const [address] = request.url.split(/[?#]/);
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

async function mend(store, address, integrity) {
  const kept = await store.match(address);
  if (kept && (await isWhole(kept, integrity))) return false;
  const fresh = await fetch(address, { integrity, cache: "reload" });
  if (!fresh.ok) throw new Error(`${fresh.status} for ${address}`);
  await store.put(address, fresh);
  return true;
}

/** A page that says nothing may have got a damaged script: it is loaded anew from whole files. */
async function watch(id) {
  const isWell = await new Promise((resolve) => {
    awaited.set(id, () => resolve(true));
    setTimeout(() => resolve(false), SPEAKS_WITHIN);
  });
  awaited.delete(id);
  const page = !isWell && (await self.clients.get(id));
  if (page && (await mendFiles()) === "mended") await page.navigate(page.url);
}

/** An earlier build goes when the last page of it has gone; a later one must not. */
async function forgetOldBuilds() {
  const { held = [] } = (await self.navigator.locks?.query()) ?? {};
  const needed = new Set([build, ...held.map((lock) => buildOfLock(site, lock.name))]);
  const names = await caches.keys();
  if (self.registration.installing || self.registration.waiting) return;
  const old = names.filter((name) => {
    const its = buildOfCache(site, name);
    return its !== null && !needed.has(its);
  });
  await Promise.all(old.map((name) => caches.delete(name)));
}
