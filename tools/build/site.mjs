// The folder that is built: files are written if they differ, and what was not asked for
// this time is removed.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";

/**
 * @typedef {string | Uint8Array} Content
 * @typedef {{file: string, content: Content}} Named
 */

/** @param {Content} content */
export const hash = (content) => createHash("sha256").update(content);
/** @param {Content} content */
export const shortHash = (content) => hash(content).digest("hex").slice(0, 10);

export class Site {
  /** @type {Map<string, Buffer>} what lies where */
  files = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** Puts a file at exactly this path. @param {string} path @param {Content} content */
  put(path, content) {
    this.files.set(path, Buffer.from(content));
    return path;
  }

  /**
   * Puts a file where its content decides the name, so that it never changes there.
   * @param {string} path
   * @param {Content} content
   */
  putHashed(path, content) {
    const end = extname(path);
    return this.put(`${path.slice(0, -end.length)}-${shortHash(content)}${end}`, content);
  }

  /**
   * Puts files that name each other into a folder whose name their content decides.
   * @param {string} path
   * @param {Named[]} files
   */
  putFolder(path, files) {
    const all = hash("");
    for (const { file, content } of files) all.update(file).update(content);
    const folder = `${path}-${all.digest("hex").slice(0, 10)}`;
    for (const { file, content } of files) this.put(`${folder}/${file}`, content);
    return folder;
  }

  /** @param {string} path of a file that was put */
  content(path) {
    const content = this.files.get(path);
    if (!content) throw new Error(`Nothing lies at ${path}`);
    return content;
  }

  /** @param {string} path of a file that was put */
  bytes(path) {
    return this.content(path).length;
  }

  /** Brings the folder into this state; says how many files were written. */
  write() {
    let written = 0;
    for (const [path, content] of this.files) {
      const target = join(this.folder, path);
      if (same(target, content)) continue;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
      written += 1;
    }
    this.#removeOthers("");
    return written;
  }

  /** @param {string} path */
  #removeOthers(path) {
    for (const entry of readdirSync(join(this.folder, path), { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) this.#removeOthers(inner);
      else if (!this.files.has(inner)) rmSync(join(this.folder, inner));
    }
    if (path && readdirSync(join(this.folder, path)).length === 0) {
      rmdirSync(join(this.folder, path));
    }
  }
}

/** @param {string} file @param {Buffer} content */
function same(file, content) {
  try {
    return readFileSync(file).equals(content);
  } catch {
    return false;
  }
}
