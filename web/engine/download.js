// Brings the parts of Python onto the device: from what is stored there or, at a first
// visit, from the site, counting what comes in and storing it for the next time.

import { fetchLarge } from "../offline/packed.js";
import { alone, downloadsCache, stored } from "../storage/caches.js";

/**
 * @param {string} site
 * @param {Promise<unknown>} started only then are files stored: a first start has no time
 * @param {(loaded: number, total: number) => void} onProgress in bytes as they come over
 *   the line, compressed or not; never called if all is stored already
 * @returns gets a file
 */
export function downloader(site, started, onProgress) {
  let asked = 0;
  let loaded = 0;
  let total = 0;

  /** @param {string} address @param {number} size @returns {Promise<Response>} */
  async function get(address, size) {
    const kept = await stored(site, address);
    if (kept) return kept;
    asked += 1;
    // Held until it is stored, so that nobody else fetches it meanwhile.
    return new Promise((resolve, reject) => {
      alone(site, address, async () => {
        const answer = (await stored(site, address)) ?? (await fetchLarge(address));
        if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
        const copy = answer.clone();
        resolve(counted(answer, countingTo(answer, size)));
        await started;
        await keep(site, address, copy);
      }).catch(reject);
    });
  }

  /** @param {Response} answer @param {number} size */
  function countingTo(answer, size) {
    const onTheLine = Number(answer.headers.get("content-length")) || size;
    asked -= 1;
    total += onTheLine;
    return (/** @type {number} */ bytes) => {
      loaded += (bytes * onTheLine) / size;
      // Before every length is known, a total would promise too little.
      if (asked === 0) onProgress(Math.min(loaded, total), total);
    };
  }

  return get;
}

/** @param {Response} answer @param {(bytes: number) => void} count */
function counted(answer, count) {
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counting = new TransformStream({
    transform(chunk, onwards) {
      count(chunk.length);
      onwards.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(counting), { headers: answer.headers });
}

/**
 * A full storage does not stop the game. The service worker tells of it.
 * @param {string} site @param {string} address @param {Response} answer
 */
async function keep(site, address, answer) {
  if (!("caches" in globalThis)) return;
  try {
    const cache = await caches.open(downloadsCache(site));
    await cache.put(address, answer);
  } catch (error) {
    console.warn("Not stored:", address, error);
  }
}
