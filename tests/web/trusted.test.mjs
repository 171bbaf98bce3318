// Which scripts the page vouches for, also in browsers that are as old as we take them.

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {(address: string) => string | null} */
let vouched = () => null;
Reflect.deleteProperty(URL, "canParse"); // Chrome has it since 120.
Object.assign(globalThis, {
  document: { baseURI: "https://club.example/cards/index.html" },
  trustedTypes: {
    /** @param {string} _name @param {{createScriptURL: typeof vouched}} rules */
    createPolicy(_name, rules) {
      vouched = rules.createScriptURL;
    },
  },
});
await import("../../web/engine/trusted.js");

test("own scripts and those made here may run, others may not", () => {
  assert.equal(vouched("https://club.example/cards/assets/a.js"), "https://club.example/cards/assets/a.js");
  assert.equal(vouched("blob:https://club.example/1-2"), "blob:https://club.example/1-2");
  assert.equal(vouched("assets/a.js"), "assets/a.js");
  assert.equal(vouched("https://elsewhere.example/a.js"), null);
  assert.equal(vouched("https://club.example/other/a.js"), null);
});

test("what leads nowhere may pass", () => {
  assert.equal(vouched("https://"), "https://");
});
