// The service worker: keeps the files of one build, and answers from them.

import { build, files } from "built";
import {
  alone,
  buildOfCache,
  buildOfLock,
  downloadsCache,
  filesCache,
  siteOf,
} from "./web/offline/caches.js";

const site = siteOf(self.location.href);
const at = (path) => new URL(path, site).href;

self.addEventListener("install", (event) => event.waitUntil(keepFiles().catch(tellWhy)));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldBuilds()])),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(site)) event.respondWith(answer(request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(forgetOldBuilds());
});

/** All or nothing. What the page or an earlier build has stored is not fetched again. */
async function keepFiles() {
  const store = await caches.open(filesCache(site, build));
  await Promise.all(files.map(([path, integrity]) => keepFile(store, at(path), integrity)));
  await caches.delete(downloadsCache(site));
}

function keepFile(store, address, integrity) {
  return alone(address, async () => {
    const named = address.startsWith(at("assets/")); // by its content
    const kept = named && (await caches.match(address));
    if (kept) return store.put(address, kept);
    const fresh = await fetch(address, { integrity, cache: named ? "default" : "no-cache" });
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
  const wanted = address === site ? at("index.html") : address;
  return (await store.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
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
