// Large files also lie on the host compressed, under a name that no host knows how to treat. They are
// fetched so where the host does not compress them by itself.

const GZIP = 0x1f; // Neither WebAssembly nor an archive nor a script begins with it.
/** @type {Partial<Record<string, string>>} */
const TYPES = { wasm: "application/wasm", js: "text/javascript" };

/** As the build names it. @param {string} address */
export const packedAt = (address) => `${address}.pack`;

/**
 * Like `fetch`, for a file that also lies there compressed.
 * @param {string} address
 * @param {{cache?: RequestCache}} [options]
 */
export async function fetchLarge(address, options) {
  if (!("DecompressionStream" in globalThis) || (await isCompressed(address))) return fetch(address, options);
  const answer = await fetch(packedAt(address), options);
  if (!answer.ok || !answer.body) return fetch(address, options);
  const headers = new Headers({ "content-type": typeOf(address) });
  const length = answer.headers.get("content-length");
  if (length) headers.set("content-length", length); // as it came over the line
  return new Response(await unpacked(answer.body), { headers });
}

/** Does the host compress it on the way? @param {string} address */
async function isCompressed(address) {
  const { headers } = await fetch(address, { method: "HEAD" });
  return headers.has("content-encoding");
}

/** Only of their types is WebAssembly compiled while it comes in, and a script run at all. @param {string} address */
const typeOf = (address) => TYPES[address.replace(/.*\./, "")] ?? "application/octet-stream";

/** A host or a browser may have unpacked it already. @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
async function unpacked(body) {
  const reader = body.getReader();
  const { value: first } = await reader.read();
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const whole = new ReadableStream({
    start(onwards) {
      if (first) onwards.enqueue(first);
    },
    async pull(onwards) {
      const { done, value } = await reader.read();
      if (done) onwards.close();
      else onwards.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return first?.[0] === GZIP ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}
