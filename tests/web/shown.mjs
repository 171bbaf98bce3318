// What people see is a picture, the address of one, or words.

import assert from "node:assert/strict";

export const isSvg = (/** @type {string} */ picture) => assert.match(picture, /^<svg[ >][\s\S]*<\/svg>$/);
export const isSaid = (/** @type {string} */ text) => assert.ok(text.trim() !== "", `"${text}" says nothing`);
export const isShown = (/** @type {string} */ address) => assert.match(address, /^picture:\d+$/);
