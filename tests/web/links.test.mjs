// Links in whatever somebody pastes, and how large their codes get.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkIn, linkInHash } from "../../web/links/address.js";
import { codeOf } from "../../web/links/code.js";

const TEXTS = Number(process.env.TEXTS ?? 100_000);
const SLOW = 50; // milliseconds
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const SITE = "https://club.example.org/games/critter-club/";
/** What does harm elsewhere, or looks like a link and is none. */
const ODD = [
  ...Array.from("#?&/%=+.,:;<>\"'`\\ \n\r\t\0\u200b\u202e\u2028\ufeff\ud83d\udc1eäß漢🐞"),
  ..."<script>alert(1)</script>|javascript:alert(1)//|%23|##|#!|#:~:text=|${1}|{$x}|data:text/html,".split(
    "|",
  ),
];

/** Numbers below 1, the same ones every time. @param {number} seed */
function chance(seed) {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = chance(1);
const below = (/** @type {number} */ most) => Math.floor(next() * most);
const one = (/** @type {string | string[]} */ list) => list[below(list.length)] ?? "";
const row = (/** @type {number} */ length, /** @type {() => string} */ pick) =>
  Array.from({ length }, pick).join("");
const link = () => row(1 + below(90), () => one(SIGNS));
const odd = () => one(ODD);

/** Ways to make a text; most are short, some are longer than anything that is looked at. */
const KINDS = [
  link,
  () => `${SITE}#${link()}`,
  () => `Ben, it is your turn: ${SITE}#${link()} ${row(below(9), odd)}`,
  () => row(below(60), odd),
  () => row(below(60), () => String.fromCharCode(below(0x10000))),
  () => mutated(`${SITE}#${link()}`),
  () => mutated(mutated(`${link()}#${link()}#${odd()}`)),
  () =>
    next() < 0.02 ? one(["#", "#a", "a", " ", "#a#", "\u202e", "#\n"]).repeat(30_000) : row(below(9), odd),
];

/** Something is left out, put in or doubled. @param {string} text */
function mutated(text) {
  const [some, other] = [below(text.length + 1), below(text.length + 1)];
  const [from, to] = [Math.min(some, other), Math.max(some, other)];
  const middle = one(["", odd(), text.slice(from, to).repeat(2), text.slice(from, to).toUpperCase()]);
  return text.slice(0, from) + middle + text.slice(to);
}

/** The least of a few tries: a machine that was busy elsewhere is no fault. @param {string} text */
const took = (text) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = performance.now();
      linkIn(text);
      return performance.now() - began;
    }),
  );

test("a link is found in what came with it", () => {
  assert.equal(linkIn("Ab_-9"), "Ab_-9");
  assert.equal(linkIn(`  ${SITE}#Ab_-9\n`), "Ab_-9");
  assert.equal(linkIn(`Anna: your turn!\n${SITE}#Ab_-9\nSee you, A.`), "Ab_-9");
  assert.equal(linkIn(`${SITE}#Ab_-9 (${SITE}#Ab_-9)`), "Ab_-9");
  for (const none of ["", " ", SITE, `${SITE}#`, "see you at 9", "<b>x</b>", "# a"]) {
    assert.equal(linkIn(none), null);
  }
});

/**
 * What stands before and behind a link where people or messengers wrote it.
 * @type {(readonly [before: string, behind: string])[]}
 */
const ROUND = [
  ...[".", ",", ";", ":", "!", "?", "…", "。", " –", "—", "*", "~", "\u200b", "\u2069", "\r\n"].map(
    (mark) => /** @type {const} */ (["", mark]),
  ),
  ...["()", "[]", "{}", "<>", '""', "''", "“”", "„“", "‚‘", "«»", "»«", "``", "**", "||", "「」"].map(
    (pair) => /** @type {const} */ ([pair.charAt(0), pair.charAt(1)]),
  ),
  .../** @type {const} */ ([
    ["Look (", ")."],
    ["your turn: ", ", Ben!"],
    ["> ", "\n\nSee you,\nAnna"],
    ["", " #fun #CritterClub"],
    ["[tap here](", ")"],
    ['<a href="', '">tap</a>'],
  ]),
];

test("what stands round a link is no part of it", () => {
  for (const [before, behind] of ROUND) {
    assert.equal(linkIn(`${before}${SITE}#Ab_-9${behind}`), "Ab_-9", before + behind);
  }
  for (const [before, behind] of ROUND.slice(0, -6)) {
    assert.equal(linkIn(`${before}Ab_-9${behind}`), "Ab_-9", before + behind);
  }
});

test("an address that was opened with more than its link still has it", () => {
  for (const [, behind] of ROUND) {
    // Where addresses are typed, a new line becomes a blank.
    const { hash } = new URL(`${SITE}#Ab_-9${behind.replace(/\s+/g, " ")}`);
    assert.equal(linkInHash(hash.slice(1)), "Ab_-9", behind);
  }
  for (const other of ["", "%", "a=b", "a/b", "a%2fb", "<a>", "%3Ca%3E", "%E0%A4%A", "?a"]) {
    assert.equal(linkInHash(other), other);
  }
});

test("whatever text there is, it gives signs or nothing, and soon", () => {
  let found = 0;
  for (let count = 0; count < TEXTS; count += 1) {
    const text = (KINDS[count % KINDS.length] ?? link)();
    const began = performance.now();
    const got = linkIn(text);
    const slow = performance.now() - began > SLOW && took(text) > SLOW;
    assert.ok(!slow, `too slow for ${JSON.stringify(text.slice(0, 100))}`);
    if (got === null) continue;
    found += 1;
    assert.match(got, /^[A-Za-z0-9_-]+$/);
    assert.ok(text.includes(got));
  }
  // Neither nearly all nor nearly none, or little would have been tried.
  assert.ok(found > TEXTS / 4 && found < (TEXTS * 9) / 10, `${found} of ${TEXTS}`);
});

test("the code of a hundred moves is at most of version 11", () => {
  const address = `${SITE}${"x".repeat(60 - SITE.length - 1)}#`;
  assert.equal(address.length, 60);
  for (const length of [195, 255]) {
    const code = codeOf(address + "aZ9-_".repeat(length / 5), "code");
    assert.ok(code && code.version <= 11, `version ${code?.version ?? "none"} for ${length} signs`);
  }
});

test("what no code can hold has none", () => {
  assert.equal(codeOf("x".repeat(2953), "code")?.version, 40);
  assert.equal(codeOf("x".repeat(2954), "code"), null);
  assert.equal(codeOf("ä".repeat(1477), "code"), null);
});

test("a code says what it is, and is dark on white", () => {
  const svg = codeOf("x", 'a "code" <b>')?.svg ?? "";
  assert.ok(svg.includes('role="img" aria-label="a &#34;code&#34; &#60;b&#62;"'));
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  assert.equal(size, 21 + 2 * 4);
  assert.ok(svg.indexOf('fill="#fff"') < svg.indexOf('fill="#000"'));
  // Four modules of white on each side.
  const starts = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, wide]) => ({
    x: Number(x),
    y: Number(y),
    wide: Number(wide),
  }));
  assert.equal(Math.min(...starts.map(({ x }) => x)), 4);
  assert.equal(Math.min(...starts.map(({ y }) => y)), 4);
  assert.equal(Math.max(...starts.map(({ x, wide }) => x + wide)), size - 4);
  assert.equal(Math.max(...starts.map(({ y }) => y + 1)), size - 4);
});
