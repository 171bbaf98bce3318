// What pictures say, and what they must not seem to say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { strip } from "../../web/art/backs.js";
import { numeral } from "../../web/art/numerals.js";
import { PAPER } from "../../web/art/palette.js";
import { setSignArt } from "../../web/art/parrots/signs.js";

const EQUALS = [2, 4, 6, 8];

/** The strokes of a number's digits, wherever they stand and however large they are. */
const strokes = (picture) => [...picture.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test("no number stands on the sign of equal cards: it would pass for their value", () => {
  for (const count of EQUALS) {
    const digits = strokes(numeral(count, { x: 0, y: 0, height: 36, colour: "#000" }));
    assert.ok(digits.length > 0);
    const found = strokes(setSignArt(count));
    assert.deepEqual(
      digits.filter((path) => found.includes(path)),
      [],
    );
  }
});

test("each sign of equal cards is another picture", () => {
  assert.equal(new Set(EQUALS.map(setSignArt)).size, EQUALS.length);
});

test("a strip of a pattern is coloured to its edges", () => {
  for (const player of [0, 1, 2, 3, 4, 5, "paul"]) {
    const picture = strip(player);
    const [x, y, wide, high] = picture
      .match(/viewBox="([^"]+)"/)[1]
      .split(" ")
      .map(Number);
    const [left, top, width, height] = picture
      .match(/<path d="M(\S+) (\S+)h([\d.]+)a[^v]*v([\d.]+)/)
      .slice(1)
      .map(Number);
    assert.ok(left <= x && top <= y, `${player} begins with its colour`);
    assert.ok(left + width >= x + wide && top + height >= y + high, `${player} ends with its colour`);
    assert.ok(!picture.includes(PAPER), `${player} has no white line`);
  }
});
