// Prints what a file of sentences holds: {id: [its variables]}, an attribute as "id.name".

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const found = {};

for (const { id, value, attributes } of new FluentResource(readFileSync(process.argv[2], "utf8")).body) {
  if (value !== null) found[id] = variablesOf(value);
  for (const [name, pattern] of Object.entries(attributes)) found[`${id}.${name}`] = variablesOf(pattern);
}

const inOrder = Object.keys(found)
  .sort()
  .map((id) => [id, found[id]]);
console.log(JSON.stringify(Object.fromEntries(inOrder)));

/** @returns {string[]} the names after $, anywhere in the pattern */
function variablesOf(pattern) {
  const names = new Set();
  JSON.stringify(pattern, (_key, part) => {
    if (part?.type === "var") names.add(part.name);
    return part;
  });
  return [...names].sort();
}
