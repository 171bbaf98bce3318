// A match has one pen: who is asked for it puts it down, whatever becomes of what is stored meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeDevice } from "./fake_database.mjs";

/** Other tabs, as far as this one hears of them. */
const channel = new EventTarget();
/** @type {Set<string>} */
const holding = new Set();

/** Locks of a browser in which another tab waits for everything. */
const locks = {
  /** @param {string} name @param {object} _how @param {(lock: object) => Promise<void> | undefined} work */
  async request(name, _how, work) {
    holding.add(name);
    await work({ name });
    holding.delete(name);
  },
  query: () => Promise.resolve({ pending: [...holding].map((name) => ({ name })) }),
};

fakeDevice("https://host.example/one/");
Object.defineProperty(globalThis, "navigator", { value: { locks } });
function Channel() {
  return channel;
}
Object.defineProperty(globalThis, "BroadcastChannel", { value: Channel });
const { newPen } = await import("../../web/storage/one_writer.js");

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const wish = (/** @type {string} */ id) =>
  channel.dispatchEvent(new MessageEvent("message", { data: { wish: id } }));

const ENDS = {
  stored: () => Promise.resolve(),
  lost: () => Promise.reject(new Error("no database")),
};

for (const [how, onLost] of Object.entries(ENDS)) {
  test(`the pen is put down when the last move is ${how}`, async () => {
    const pen = newPen(how, onLost);
    assert.equal(await pen.take(), true);
    assert.equal(holding.size, 1);
    wish(how);
    await soon();
    assert.equal(holding.size, 0);
  });
}
