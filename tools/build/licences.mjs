// The licences of what the site ships, in one text.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isObject, isText } from "../../web/storage/shapes.js";
import { jsonIn, partOf, textIn } from "./data.mjs";

// What runs in the page: package.json tells it from the tools of the build.
const SHIPPED = neededBy(jsonIn("package.json"));
// Needed by Pyodide outside of browsers only.
const NOT_SHIPPED = new Set(["ws", "@types/emscripten"]);
// Some packages come without a text of their licence, and Pyodide's without Python's.
const TEXTS = "tools/build/licences";

export function licences() {
  const own = `Critter Club\n\n${readFileSync("LICENSE", "utf8")}`;
  const python = `Python (the interpreter and its standard library, in Pyodide)\n\n${text("Python.txt")}`;
  return [own, ...packages(SHIPPED).map(licenceOf), python].join(`\n${"-".repeat(80)}\n\n`);
}

/** @param {string[]} names @param {Set<string>} [found] @returns {string[]} with all that they need */
function packages(names, found = new Set()) {
  for (const name of names) {
    if (NOT_SHIPPED.has(name) || found.has(name)) continue;
    found.add(name);
    packages(neededBy(describe(name)), found);
  }
  return [...found].sort();
}

/** @param {string} name */
function licenceOf(name) {
  const its = describe(name);
  const [version, license] = [textIn(its, "version"), textIn(its, "license")];
  const author = textOr(partOf(its, "author", "name")) ?? textOr(partOf(its, "author"));
  const repository = textOr(partOf(its, "repository", "url")) ?? textOr(partOf(its, "repository"));
  const source = (repository ?? "").replace(/^git\+|\.git$/g, "");
  const folder = join("node_modules", name);
  // Where one may choose, MIT comes with its author's name.
  const texts = readdirSync(folder).filter((each) => /^licen[cs]e(-mit)?(\.(md|txt))?$/i.test(each));
  const file = texts.find((each) => /-mit/i.test(each)) ?? texts[0];
  const full = file
    ? readFileSync(join(folder, file), "utf8")
    : `${author ? `Copyright (c) ${author}\n` : ""}\n${text(`${license}.txt`)}`;
  return `${name} ${version} (${license})\n${source}\n\n${full}`;
}

/** What a package says of itself. @param {string} name */
const describe = (name) => jsonIn(join("node_modules", name, "package.json"));

/** @param {unknown} its what a package says of itself */
function neededBy(its) {
  const needed = partOf(its, "dependencies");
  return isObject(needed) ? Object.keys(needed) : [];
}

/** @param {unknown} value */
const textOr = (value) => (isText(value) ? value : undefined);

/** @param {string} name */
function text(name) {
  return readFileSync(join(TEXTS, name), "utf8");
}
