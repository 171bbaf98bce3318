// A database as idb shows it, as far as the page's storage needs one: what a transaction does is seen by
// others when it is done, or never. Each call can be made to fail, to hang, or to lie.

import { fieldOf, isNumber, isText } from "../../web/storage/shapes.js";

/**
 * @typedef {import("../../web/storage/database.js").Key} Key
 * @typedef {import("../../web/storage/database.js").Store} Store
 * @typedef {import("../../web/storage/database.js").StoreName} StoreName
 * @typedef {"readonly" | "readwrite"} Mode
 * @typedef {(call: string) => "fail" | "hang" | "lie" | undefined} Fault asked before each call
 * @typedef {Map<Key, unknown>} All
 */

/** @returns {Record<StoreName, All>} */
const emptyDisk = () => ({ matches: new Map(), quarantine: new Map() });

export class FakeDatabase {
  disk = emptyDisk();
  next = 1;
  isOpen = true;
  /** What was begun last. @type {FakeTransaction | null} */
  last = null;
  /** Who changes something waits for who does so before. @type {Promise<unknown>} */
  line = Promise.resolve();

  /** @param {Fault} [fault] */
  constructor(fault = () => undefined) {
    this.fault = fault;
  }

  /** A lie would be another database: there is none. @returns {Promise<FakeDatabase>} */
  async open() {
    const fault = this.fault("open");
    if (fault === "hang") await new Promise(() => {});
    if (fault === "fail") throw new Error("open failed");
    this.isOpen = true;
    return this;
  }

  /** The page that was at work is dead; what it had not done is not done. */
  die() {
    this.fault = () => undefined;
    this.line = Promise.resolve();
  }

  close() {
    this.isOpen = false;
  }

  /** @param {StoreName[]} names @param {Mode} mode */
  transaction(names, mode) {
    if (!this.isOpen) throw Object.assign(new Error("closed"), { name: "InvalidStateError" });
    this.last = new FakeTransaction(this, names, mode);
    return this.last;
  }
}

/** @type {import("../../web/storage/database.js").Begin<FakeDatabase>} */
export const BEGIN = {
  change: (database, stores) => database.transaction(stores, "readwrite"),
  read: (database, stores) => database.transaction(stores, "readonly"),
};

class FakeTransaction {
  under = 0;
  isOver = false;
  isStuck = false;
  seen = emptyDisk();
  /** @type {(() => unknown)[]} */
  changes = [];
  /** @type {(done?: undefined) => void} */
  commit = () => {};
  fail = (/** @type {Error} */ _cause) => {};

  /** @param {FakeDatabase} database @param {StoreName[]} names @param {Mode} mode */
  constructor(database, names, mode) {
    this.database = database;
    /** @type {Promise<undefined>} */
    this.done = new Promise((yes, no) => {
      this.commit = yes;
      this.fail = no;
    });
    const copy = () => {
      for (const name of names) this.seen[name] = new Map(database.disk[name]);
      return this.seen;
    };
    /** @type {Promise<unknown>} */
    this.turn = mode === "readwrite" ? database.line.then(copy) : Promise.resolve(copy());
    if (mode === "readwrite") database.line = this.done.catch(() => {});
    this.done.catch(() => {});
    void this.settle();
  }

  /** @param {StoreName} name @returns {Store} */
  objectStore(name) {
    /** @param {(all: All) => unknown} work */
    const change = (work) => {
      work(this.seen[name]);
      this.changes.push(() => work(this.database.disk[name]));
    };
    const put = (/** @type {unknown} */ value, /** @type {Key} */ key) => {
      change((all) => all.set(key, structuredClone(value)));
    };
    const keys = () => [...this.seen[name].keys()];
    const get = (/** @type {Key} */ key) => structuredClone(this.seen[name].get(key));
    const next = () => this.database.next++;
    return {
      get: (key) => this.call("get", () => get(key), undefined),
      getAll: () => this.call("getAll", () => keys().map(get), []),
      getAllKeys: () => this.call("getAllKeys", keys, []),
      put: (value, key) =>
        this.call(
          "put",
          () => put(value, (name === "matches" ? undefined : key) ?? idOf(value) ?? next()),
          undefined,
        ),
      add: (value) => this.call("add", () => put(value, next()), undefined),
      delete: (key) => this.call("delete", () => change((all) => all.delete(key)), undefined),
    };
  }

  /**
   * @template T
   * @param {string} name
   * @param {() => T} work
   * @param {T} lie
   * @returns {Promise<T>}
   */
  async call(name, work, lie) {
    this.under += 1;
    const fault = this.database.fault(name);
    await this.turn;
    await later();
    if (fault === "hang") await new Promise(() => {});
    this.under -= 1;
    void this.settle();
    if (fault === "fail") {
      this.abort();
      throw new Error(`${name} failed`);
    }
    if (this.isOver) throw Object.assign(new Error("aborted"), { name: "AbortError" });
    return fault === "lie" ? lie : work();
  }

  /** It is done when nothing is asked of it any more. */
  async settle() {
    await this.turn;
    await later();
    if (this.under > 0 || this.isOver) return;
    this.isOver = true;
    const fault = this.changes.length > 0 ? this.database.fault("done") : undefined;
    this.isStuck = fault === "hang";
    if (this.isStuck) return;
    if (fault === "fail") {
      this.fail(new Error("done failed"));
      return;
    }
    if (fault !== "lie") for (const change of this.changes) change();
    this.commit();
  }

  abort() {
    if (this.isOver && !this.isStuck) throw new Error("over");
    this.isOver = true;
    this.isStuck = false;
    this.fail(Object.assign(new Error("aborted"), { name: "AbortError" }));
  }
}

/** @param {unknown} value @returns {Key | undefined} */
function idOf(value) {
  const id = fieldOf(value, "id");
  return isText(id) || isNumber(id) ? id : undefined;
}

const later = () => new Promise((resolve) => setImmediate(resolve));

/** localStorage, as a page of that address has it. @param {string} address */
export function fakeDevice(address) {
  /** @type {Map<string, string>} */
  const all = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ name) => all.get(name) ?? null,
      setItem: (/** @type {string} */ name, /** @type {unknown} */ text) => all.set(name, String(text)),
      removeItem: (/** @type {string} */ name) => all.delete(name),
    },
    document: { baseURI: address },
  });
  return all;
}
