// What a host that compresses would send. It takes seconds for a large file, so it is kept by content.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { gzip } from "libdeflate";

const KEPT = "node_modules/.cache/critter-club/sent";
const IN_GZIP = /^text\/|javascript|json|wasm|svg/;

/** @param {Buffer} content */
export const digestOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/** @param {Buffer} content @param {string} type @param {string} [how] `br` or `gzip` */
export function compressed(content, type, how) {
  if (how === "br") return keeping(content, how, brotliCompressSync);
  return how === "gzip" && IN_GZIP.test(type) ? keeping(content, how, gzipSync) : content;
}

const MOST = 12; // as small as it can

/** In gzip, which any browser unpacks. @param {Buffer} content */
export const packed = (content) => keeping(content, "libdeflate", (whole) => Buffer.from(gzip(whole, MOST)));

/** @param {Buffer} content @param {string} how @param {(content: Buffer) => Buffer} compress */
function keeping(content, how, compress) {
  const kept = join(KEPT, `${digestOf(content)}.${how}`);
  try {
    return readFileSync(kept);
  } catch {
    const sent = compress(content);
    mkdirSync(KEPT, { recursive: true });
    // Another server may be at the same: nobody must read half of it.
    writeFileSync(`${kept}.${process.pid}`, sent);
    renameSync(`${kept}.${process.pid}`, kept);
    return sent;
  }
}
