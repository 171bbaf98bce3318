// Files of the app that were damaged on the device are found by their hash and fetched again.
// Games lie elsewhere and are never touched.

import { downloadsCache, forgetSnapshot, siteOf } from "../storage/caches.js";

const site = siteOf(document.baseURI);
const ANSWER_WITHIN = 60_000; // ms: all files may have to come over a slow line

/** @typedef {"mended" | "whole" | "unreachable"} Found `whole`: nothing was wrong; `unreachable`:
 *   something is, and could not be fetched */

/**
 * Has every stored file looked at.
 * @param {{anew?: boolean}} [how] `anew` also gives up what a first visit has downloaded so far
 * @returns {Promise<Found>}
 */
export async function repair({ anew = true } = {}) {
  await forgetSnapshot(site);
  const worker = (await registered())?.active;
  if (worker) return asked(worker);
  return anew && (await forgetDownloads()) ? "mended" : "whole";
}

/** Before the service worker has them, files are only kept for the next try. */
async function forgetDownloads() {
  try {
    return await caches.delete(downloadsCache(site));
  } catch {
    return false; // Nothing can be kept here.
  }
}

async function registered() {
  try {
    return await navigator.serviceWorker.getRegistration(site);
  } catch {
    return undefined; // Where they are missing, or denied as storage is.
  }
}

/** @param {ServiceWorker} worker @returns {Promise<Found>} */
function asked(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("unreachable"), ANSWER_WITHIN);
    port1.onmessage = (/** @type {MessageEvent<Found>} */ { data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage("repair", [port2]);
  });
}
