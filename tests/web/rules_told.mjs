// The rules as the page tells them, held against RULES.md of that game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { t } from "./page.mjs";
import { isSaid, isSvg } from "./shown.mjs";

const folderOf = (/** @type {string} */ name) => `engine/games/${name.replaceAll("-", "_")}`;

/** Sections of RULES.md, each once, and the steps before them. @param {string} name @param {import("../../web/games/contract.js").Game["rules"]} rules */
export function rulesAreTold(name, { prefix, parts, steps, pictures }) {
  const written = readFileSync(`${folderOf(name)}/RULES.md`, "utf8");
  const headings = [...written.matchAll(/^### ([A-Z]\d{1,2}) /gm)].map(([, section]) => section);
  const sections = parts.flatMap((part) => part.sections);
  assert.ok(sections.length > 0);
  assert.equal(new Set(sections).size, sections.length);
  assert.deepEqual(
    sections.filter((section) => !headings.includes(section)),
    [],
  );
  parts.forEach((part) => isSaid(t(`${prefix}-part-${part.name}`)));
  steps.forEach((step) => isSaid(t(`${prefix}-step-${step}`)));
  for (const section of sections) {
    isSaid(t(`${prefix}-rule-${section}`));
    isSaid(t(`${prefix}-rule-${section}.title`));
  }
  for (const [at, draw] of Object.entries(pictures)) {
    assert.ok([...sections, ...steps].includes(at), at);
    draw().forEach(isSvg);
  }
}
