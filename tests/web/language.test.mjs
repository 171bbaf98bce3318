// One language is spoken at a time, and no other one is fetched.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { LANGUAGES } from "../../web/text/languages.js";

let spokenHere = ["fr-CA", "bb-AT", "aa"];
const page = { documentElement: { lang: "" } };
Object.defineProperty(globalThis, "document", { value: page });
Object.defineProperty(globalThis, "navigator", {
  value: {
    get languages() {
      return spokenHere;
    },
  },
});

/** @typedef {{default: string[]}} Words */

// Languages that nobody has fetched yet: each says its own name.
const TAGS = ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh", "ii"];
/** @type {string[]} */
const fetched = [];
/** @type {Map<string, () => Promise<Words>>} */
const answers = new Map();
for (const tag of Object.keys(LANGUAGES)) Reflect.deleteProperty(LANGUAGES, tag);
for (const tag of TAGS) {
  Reflect.set(LANGUAGES, tag, {
    name: tag,
    sentences() {
      fetched.push(tag);
      return answers.get(tag)?.() ?? Promise.resolve(wordsOf(tag));
    },
  });
}
/** @param {string} tag @returns {Words} */
const wordsOf = (tag) => ({ default: [`hello = ${tag}\n`, "other = other\n"] });

const { firstSpoken, language, onLanguage, spoken, t, useLanguage } = await import("../../web/text/text.js");
const { languageFor, sentencesOf } = await import("../../web/text/fetched.js");

/** A language that comes only when it is let go. @param {string} tag */
function held(tag) {
  let come = (/** @type {Words} */ _words) => {};
  let fail = (/** @type {Error} */ _cause) => {};
  answers.set(tag, () => new Promise((yes, no) => ([come, fail] = [yes, no])));
  return { come: () => come(wordsOf(tag)), fail: () => fail(new Error("no line")) };
}

test("a phone's first language that is known is taken, else the first of all", () => {
  assert.equal(languageFor("system"), "bb");
  assert.equal(languageFor("aa"), "aa");
  assert.equal(languageFor("xx"), "bb");
  spokenHere = ["fr", "it"];
  assert.equal(languageFor("system"), "aa");
});

test("the first language is waited for, however often it could not be had", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  let times = 0;
  answers.set("aa", () => {
    times += 1;
    return times < 3 ? Promise.reject(new Error("no line")) : Promise.resolve(wordsOf("aa"));
  });
  useLanguage("aa");
  const first = firstSpoken();
  while (times < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(2000);
  }
  await first;
  mock.timers.reset();
  assert.equal(t("hello"), "aa");
  assert.equal(page.documentElement.lang, "aa");
});

test("only what is wanted is fetched, and that once", async () => {
  fetched.length = 0;
  void sentencesOf("bb"); // early.js sends for it
  useLanguage("bb");
  await spoken();
  useLanguage("aa");
  await spoken();
  useLanguage("bb");
  await spoken();
  assert.equal(t("hello"), "bb");
  assert.deepEqual(fetched, ["bb"]);
});

test("until another language has come the former one is spoken", async () => {
  const way = held("cc");
  /** @type {string[]} */
  const heard = [];
  const stop = onLanguage((tag) => heard.push(tag));
  useLanguage("cc");
  assert.deepEqual([language(), t("hello"), page.documentElement.lang], ["bb", "bb", "bb"]);
  way.come();
  await spoken();
  stop();
  assert.deepEqual([language(), t("hello"), page.documentElement.lang], ["cc", "cc", "cc"]);
  assert.deepEqual(heard, ["cc"]);
});

test("of two that were chosen the later one is spoken, whichever comes first", async () => {
  const [slow, quick] = [held("dd"), held("ee")];
  useLanguage("dd");
  const first = spoken();
  useLanguage("ee");
  quick.come();
  await spoken();
  slow.come();
  await first;
  assert.equal(t("hello"), "ee");
  useLanguage("dd");
  await spoken();
  assert.equal(t("hello"), "dd");
});

test("a language that cannot be had changes nothing, and is asked for anew", async () => {
  const way = held("ff");
  useLanguage("ff");
  way.fail();
  await assert.rejects(spoken());
  assert.deepEqual([language(), t("hello"), page.documentElement.lang], ["dd", "dd", "dd"]);
  answers.delete("ff");
  useLanguage("ff");
  await spoken();
  assert.equal(t("hello"), "ff");
});
