// The memory of a started Python, kept on the device for the next start. It is made here
// and fits this browser alone, so its address says for which build and browser it is.

import { pythonBuild } from "built";
import { forgetSnapshot, siteOf, snapshotCache } from "../storage/caches.js";
import { withZeros, withoutZeros } from "./sparse.js";

const site = siteOf(new URL("..", import.meta.url));
const DIGEST = "x-sha-256";

/** @returns {string} */
function address() {
  const browser = encodeURIComponent(navigator.userAgent);
  return new URL(`snapshot/${pythonBuild}/${browser}`, site).href;
}

/** @param {BufferSource} bytes */
async function digest(bytes) {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The memory to restore, or undefined. A damaged one would load without an error. */
export async function readSnapshot() {
  try {
    const cache = await caches.open(snapshotCache(site));
    const kept = await cache.match(address());
    if (!kept) return undefined;
    const sparse = await kept.arrayBuffer();
    if ((await digest(sparse)) === kept.headers.get(DIGEST)) return withZeros(sparse);
    console.warn("The snapshot is damaged.");
  } catch {
    // No storage: no snapshot.
    return undefined;
  }
  await dropSnapshot();
  return undefined;
}

export const dropSnapshot = () => forgetSnapshot(site);

export async function hasSnapshot() {
  const cache = await caches.open(snapshotCache(site));
  return (await cache.match(address())) !== undefined;
}

/** Keeps this one and no other. @param {Uint8Array} memory */
export async function keepSnapshot(memory) {
  await dropSnapshot();
  const sparse = withoutZeros(memory);
  const headers = { [DIGEST]: await digest(sparse) };
  const cache = await caches.open(snapshotCache(site));
  await cache.put(address(), new Response(sparse, { headers }));
}
