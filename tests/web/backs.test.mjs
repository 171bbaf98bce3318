// Four ways to print a back; on each of them colour, pattern and animal tell whose card it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardBack, patternArt } from "../../web/art/backs.js";
import { backOf, printBacks } from "../../web/art/designs.js";
import { inLight } from "../../web/art/lights.js";
import { PLAYERS, colourOf, mix } from "../../web/art/palette.js";
import { animal } from "../../web/art/tokens.js";
import { BACKS, SCHEMES } from "../../web/storage/settings.js";

const EVERYBODY = [0, 1, 2, 3, 4, 5];

/** What the shapes of a picture are made of. @param {string} art */
const paths = (art) => [...art.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
/** Are they all there, whatever is round them? @param {string} picture @param {string} part */
const shows = (picture, part) => paths(part).every((path) => path && picture.includes(path));

test("there are four, and each is another picture of each player", () => {
  assert.equal(BACKS.length, 4);
  const all = BACKS.flatMap((design) => EVERYBODY.map((player) => cardBack(player, design)));
  assert.equal(new Set(all).size, 24);
});

for (const design of BACKS) {
  test(`on a back with ${design} colour, pattern and animal are those of the player alone`, () => {
    for (const player of EVERYBODY) {
      const back = cardBack(player, design);
      assert.ok(back.includes(`fill="${colourOf(player)}"`), `the colour of ${player}`);
      for (const other of EVERYBODY) {
        const isOwn = other === player;
        assert.equal(shows(back, patternArt(other)), isOwn, `the pattern of ${other} for ${player}`);
        assert.equal(shows(back, animal(other)), isOwn, `the animal of ${other} for ${player}`);
        if (!isOwn) assert.ok(!back.includes(PLAYERS[other] ?? ""), `the colour of ${other} for ${player}`);
      }
    }
  });
}

test("what is chosen is printed from then on", () => {
  assert.equal(cardBack(1), cardBack(1, "medal"));
  printBacks("diamond");
  assert.equal(cardBack(1), cardBack(1, "diamond"));
  assert.equal(backOf("#112233", "", ""), backOf("#112233", "", "", "diamond"));
  printBacks("medal");
});

test("in the light of another theme every colour goes a part of the way, and nothing else changes", () => {
  const art = '<g id="cc-abcdef" fill="#102030"/><path stroke="url(#cc-fade12)" fill="#ffffff"/>';
  assert.equal(inLight(art, "garden", "dark"), art);
  for (const scheme of SCHEMES.slice(1)) {
    for (const time of /** @type {const} */ (["dark", "light"])) {
      const lit = inLight(art, scheme, time);
      assert.notEqual(lit, art);
      assert.equal(lit.replace(/"#[0-9a-f]{6}"/g, '""'), art.replace(/"#[0-9a-f]{6}"/g, '""'));
    }
  }
  assert.equal(mix("#000000", "#ffffff", 0.4), "#666666");
});
