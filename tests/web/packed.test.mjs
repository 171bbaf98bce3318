// Large files come compressed from any host, and whole whatever the host does to them.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { fetchLarge, packedAt } from "../../web/offline/packed.js";

const FILE = "https://club.test/assets/machine.wasm";
const CONTENT = Uint8Array.from({ length: 300_000 }, (_, at) => (at * at) % 251);
const PACKED = new Uint8Array(gzipSync(CONTENT));

const { fetch: realFetch, DecompressionStream: RealStream } = globalThis;
afterEach(() => Object.assign(globalThis, { fetch: realFetch, DecompressionStream: RealStream }));

/**
 * A host that has these files; what was asked for.
 * @param {Record<string, Uint8Array<ArrayBuffer>>} files
 * @param {Record<string, string>} [headers]
 */
function host(files, headers = {}) {
  /** @type {string[]} */
  const asked = [];
  /** @param {string} address @param {RequestInit} [options] */
  const answer = (address, { method = "GET" } = {}) => {
    asked.push(`${method} ${address.slice(address.lastIndexOf("/") + 1)}`);
    const content = files[address];
    if (!content) return Promise.resolve(new Response(null, { status: 404 }));
    return Promise.resolve(new Response(method === "HEAD" ? null : content, { headers }));
  };
  Object.assign(globalThis, { fetch: answer });
  return asked;
}

const bytesOf = async (/** @type {Response} */ answer) => new Uint8Array(await answer.arrayBuffer());

test("a host that compresses nothing sends the packed file, which is unpacked", async () => {
  const asked = host({ [FILE]: CONTENT, [packedAt(FILE)]: PACKED });
  const answer = await fetchLarge(FILE);
  assert.equal(answer.headers.get("content-type"), "application/wasm");
  assert.deepEqual(await bytesOf(answer), CONTENT);
  assert.deepEqual(asked, ["HEAD machine.wasm", "GET machine.wasm.pack"]);
});

test("a script is unpacked as one: no browser runs it as anything else", async () => {
  const script = FILE.replace("machine.wasm", "sounds.js");
  host({ [script]: CONTENT, [packedAt(script)]: PACKED });
  const answer = await fetchLarge(script);
  assert.equal(answer.headers.get("content-type"), "text/javascript");
  assert.deepEqual(await bytesOf(answer), CONTENT);
});

test("a host that compresses sends the file itself", async () => {
  const asked = host({ [FILE]: CONTENT, [packedAt(FILE)]: PACKED }, { "content-encoding": "br" });
  assert.deepEqual(await bytesOf(await fetchLarge(FILE)), CONTENT);
  assert.deepEqual(asked, ["HEAD machine.wasm", "GET machine.wasm"]);
});

test("a packed file that was unpacked on the way is taken as it is", async () => {
  host({ [FILE]: CONTENT, [packedAt(FILE)]: CONTENT });
  assert.deepEqual(await bytesOf(await fetchLarge(FILE)), CONTENT);
});

test("where there is no packed file, the file itself will do", async () => {
  host({ [FILE]: CONTENT });
  assert.deepEqual(await bytesOf(await fetchLarge(FILE)), CONTENT);
});

test("a browser that cannot unpack gets the file itself", async () => {
  const asked = host({ [FILE]: CONTENT, [packedAt(FILE)]: PACKED });
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  assert.deepEqual(await bytesOf(await fetchLarge(FILE)), CONTENT);
  assert.deepEqual(asked, ["GET machine.wasm"]);
});

test("a packed file that breaks off is an error, not a shorter file", async () => {
  host({ [FILE]: CONTENT, [packedAt(FILE)]: PACKED.slice(0, PACKED.length >> 1) });
  const answer = await fetchLarge(FILE);
  await assert.rejects(answer.arrayBuffer());
});

test("a file that is not there is told", async () => {
  host({});
  assert.equal((await fetchLarge(FILE)).status, 404);
});
