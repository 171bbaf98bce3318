// What pictures say, and what they must not seem to say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { strip } from "../../web/art/backs.js";
import { botFace } from "../../web/art/bots.js";
import { numeral } from "../../web/art/numerals.js";
import { PAPER } from "../../web/art/palette.js";
import { line, patch, place, svg } from "../../web/art/pen.js";
import { setSignArt } from "../../web/games/parrot-box/art/signs.js";

const EQUALS = [2, 4, 6, 8];

/** The strokes of a number's digits, wherever they stand and however large they are. */
const strokes = (/** @type {string} */ picture) =>
  [...picture.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

/** The numbers that the pattern finds. @param {RegExp} pattern @param {string} picture */
function numbersIn(pattern, picture) {
  const found = pattern.exec(picture)?.slice(1).map(Number) ?? [];
  const [x = NaN, y = NaN, wide = NaN, high = NaN] = found;
  return { x, y, wide, high };
}

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
    const all = numbersIn(/viewBox="(\S+) (\S+) (\S+) (\S+)"/, picture);
    const box = numbersIn(/<path d="M(\S+) (\S+)h([\d.]+)a[^v]*v([\d.]+)/, picture);
    assert.ok(box.x <= all.x && box.y <= all.y, `${player} begins with its colour`);
    assert.ok(box.x + box.wide >= all.x + all.wide, `${player} ends with its colour`);
    assert.ok(box.y + box.high >= all.y + all.high, `${player} ends with its colour`);
    assert.ok(!picture.includes(PAPER), `${player} has no white line`);
  }
});

test("lines of one kind are one, and what is one path needs no group", () => {
  const art = line("M0 0L9 9", 3) + line("M9 0L0 9", 3) + line("M5 0V9", 4) + patch("M0 0H9V9Z", PAPER);
  assert.equal(strokes(svg("0 0 9 9", art)).join(" "), "M0 0L9 9M9 0L0 9 M5 0V9 M0 0H9V9Z");
  const path = place(place(patch("M0 0H9V9Z", PAPER), 1, 2), 3, 4, 2);
  assert.match(path, /^<path transform="translate\(3 4\) scale\(2\) translate\(1 2\)" d="M0 0H9V9Z" [^<]*>$/);
});

test("every bot looks another way when it is glad, and when it is sad", () => {
  for (const face of /** @type {const} */ (["ladybird", "bee", "ant", "caterpillar", "firefly", "wasp"])) {
    const looks = /** @type {const} */ (["calm", "glad", "sad"]).map((how) => botFace(face, PAPER, "", how));
    assert.equal(new Set(looks).size, looks.length, face);
    assert.equal(botFace(face, PAPER), looks[0], face);
  }
});
