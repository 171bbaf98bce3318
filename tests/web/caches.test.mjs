// Of all that is kept at this origin, only what this copy of the site has kept is served.

import assert from "node:assert/strict";
import { test } from "node:test";
import { downloadsCache, filesCache, snapshotCache, stored } from "../../web/storage/caches.js";

const SITE = "https://example.org/club/";
const FILE = `${SITE}assets/engine-1.zip`;

/** @param {string[]} names of caches that each have that file */
function keeping(...names) {
  const match = (/** @type {string} */ address, /** @type {{cacheName?: string}} */ { cacheName = "" }) =>
    Promise.resolve(address === FILE && names.includes(cacheName) ? new Response(cacheName) : undefined);
  Object.defineProperty(globalThis, "caches", {
    value: { keys: () => Promise.resolve(names), match },
    configurable: true,
  });
}

const found = async () => (await stored(SITE, FILE))?.text();

test("a file is taken from the caches of this site, of whatever build", async () => {
  for (const own of [filesCache(SITE, "1"), filesCache(SITE, "2"), downloadsCache(SITE)]) {
    keeping("another's", own);
    assert.equal(await found(), own);
  }
});

test("what others keep under the same address is not taken", async () => {
  const others = ["https://example.org/", "https://example.org/twin/", "https://example.org/club/two/"];
  keeping(
    ...["files", "critter-club", snapshotCache(SITE)],
    ...others.flatMap((site) => [filesCache(site, "1"), downloadsCache(site)]),
  );
  assert.equal(await found(), undefined);
});

test("where storage is missing or broken, nothing is stored", async () => {
  Reflect.deleteProperty(globalThis, "caches");
  assert.equal(await found(), undefined);
});
