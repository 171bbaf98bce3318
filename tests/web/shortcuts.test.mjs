// The sheet of keys says what the code hears, and nothing else.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { KEYS } from "../../web/parts/shortcuts.js";

/** Which part of the sheet tells of the keys that a module listens to. @type {Record<string, string>} */
const TOLD = {
  "parts/shortcuts.js": "everywhere",
  "table/input.js": "table",
  "table/pad.js": "table",
  "table/shout.js": "table",
  "screens/play/handover.js": "table",
  "screens/play/lesson/leave.js": "table",
  "screens/replay/keys.js": "replay",
  "screens/setup/row.js": "setup",
  "screens/setup/question.js": "setup",
  "screens/settings/profiles.js": "setup",
  "screens/join/paste.js": "setup",
};
/** What every browser does by itself, with buttons and sheets. @type {Record<string, string[]>} */
const BROWSERS_OWN = { everywhere: ["Tab", "Enter", " ", "Escape"], table: ["Enter", " "] };
/** They only wake something, whichever key it is. */
const ANY_KEY = ["parts/resting.js", "table/veil.js", "table/notice.js"];

const NAMES = ["Tab", "Enter", "Escape", "Home", "End", " ", "?"];
const LISTENS = /["']key(?:down|up)["']|onkey(?:down|up)/;
const SPELLED = /["'](Arrow(?:Left|Right|Up|Down)|Tab|Enter|Escape|Home|End| |\?)["']/g;
const IN_A_TABLE = /\b(Arrow(?:Left|Right|Up|Down)|Home|End):/g;

const modules = readdirSync("web", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js"))
  .map((path) => ({ path, source: readFileSync(`web/${path}`, "utf8") }))
  .filter(({ source }) => LISTENS.test(source));

/** The keys that a module names, where it looks at keys. @param {string} source */
function heard(source) {
  const spelled = source
    .split("\n")
    .filter((line) => /\bkey\b|\bHELP\b|" ": /.test(line))
    .flatMap((line) => [...line.matchAll(SPELLED)].map(([, key = ""]) => key));
  return [...spelled, ...[...source.matchAll(IN_A_TABLE)].map(([, key = ""]) => key)];
}

test("each module that listens to keys has its part of the sheet", () => {
  const known = [...Object.keys(TOLD), ...ANY_KEY].sort();
  assert.deepEqual(modules.map(({ path }) => path).sort(), known);
});

test("each part has the keys that its modules hear, and what a browser does there", () => {
  for (const { where, ways } of KEYS) {
    const said = new Set(ways.flatMap(([, ...keys]) => keys));
    const own = modules.filter(({ path }) => TOLD[path] === where).flatMap(({ source }) => heard(source));
    assert.deepEqual([...said].sort(), [...new Set([...own, ...(BROWSERS_OWN[where] ?? [])])].sort(), where);
  }
  assert.deepEqual([...new Set(Object.values(TOLD))].sort(), KEYS.map(({ where }) => where).sort());
});

test("every key has a name, or is one", () => {
  const keys = KEYS.flatMap(({ ways }) => ways.flatMap(([, ...names]) => names));
  for (const key of keys) assert.ok(key.startsWith("Arrow") || NAMES.includes(key), key);
});
