// The page that says what is kept secret and SECURITY.md have the same table: the same rows, the same
// columns, and in each place the same is seen. In all languages there is one verdict for each place, as
// the page takes it from one table.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { HOW, WAYS } from "../../web/screens/secrets/table.js";

/** @param {string} path */
const readAt = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const LANGUAGES = readdirSync(new URL("../../web/text", import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/** @param {string} language @returns {(name: string) => string} */
function sentencesIn(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readAt(`web/text/${language}/secrets.ftl`)));
  return (name) => {
    const pattern = bundle.getMessage(`secrets-${name}`)?.value;
    assert.ok(pattern, `${language}: ${name}`);
    return bundle.formatPattern(pattern);
  };
}

/** The table as the page shows it. @param {(name: string) => string} say */
const shown = (say) =>
  Object.entries(WAYS).map(([way, seen]) => [
    say(way),
    ...HOW.map((how, at) => `**${say(`sees-${seen[at]}`)}** ${say(`${way}-${how}`)}`),
  ]);

/** The cells of the one table in a document, without its ruler. @param {string} text */
const tableIn = (text) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^[|\s-]+$/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test("SECURITY.md has the table of the page, word for word", () => {
  const say = sentencesIn("en");
  const [head, ...rows] = tableIn(readAt("SECURITY.md"));
  assert.deepEqual(head, ["way of playing", ...HOW.map(say)]);
  assert.deepEqual(rows, shown(say));
});

test("what is seen is called differently wherever it differs, in each language", () => {
  const verdicts = [...new Set(Object.values(WAYS).flat())];
  assert.ok(LANGUAGES.length > 1);
  for (const language of LANGUAGES) {
    const say = sentencesIn(language);
    const said = verdicts.map((each) => say(`sees-${each}`));
    assert.equal(new Set(said).size, verdicts.length, language);
    const cells = shown(say).flat();
    assert.ok(
      cells.every((cell) => cell.length > 0),
      language,
    );
    // No sentence says once more how much it is, let alone that it is something else.
    const others = Object.keys(WAYS).flatMap((way) => HOW.map((how) => say(`${way}-${how}`)));
    const first = (/** @type {string} */ text) => text.split(/[.,:]/)[0];
    assert.deepEqual(
      others.filter((other) => said.map(first).includes(first(other))),
      [],
      language,
    );
  }
});
