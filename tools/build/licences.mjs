// The licences of what the site ships, in one text.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

// What runs in the page: package.json tells it from the tools of the build.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
// Needed by Pyodide outside of browsers only.
const NOT_SHIPPED = new Set(["ws", "@types/emscripten"]);
// Some packages come without a text of their licence, and Pyodide's without Python's.
const TEXTS = "tools/build/licences";

export function licences() {
  const own = `Critter Club\n\n${readFileSync("LICENSE", "utf8")}`;
  const python = `Python (the interpreter and its standard library, in Pyodide)\n\n${text("Python.txt")}`;
  return [own, ...packages(Object.keys(dependencies)).map(licenceOf), python].join(`\n${"-".repeat(80)}\n\n`);
}

function packages(names, found = new Set()) {
  for (const name of names) {
    if (NOT_SHIPPED.has(name) || found.has(name)) continue;
    found.add(name);
    packages(Object.keys(describe(name).dependencies ?? {}), found);
  }
  return [...found].sort();
}

function licenceOf(name) {
  const { version, license, author, repository } = describe(name);
  const source = (repository?.url ?? repository ?? "").replace(/^git\+|\.git$/g, "");
  const folder = join("node_modules", name);
  // Where one may choose, MIT comes with its author's name.
  const texts = readdirSync(folder).filter((each) => /^licen[cs]e(-mit)?(\.(md|txt))?$/i.test(each));
  const file = texts.find((each) => /-mit/i.test(each)) ?? texts[0];
  const full = file
    ? readFileSync(join(folder, file), "utf8")
    : `${author ? `Copyright (c) ${author.name ?? author}\n` : ""}\n${text(`${license}.txt`)}`;
  return `${name} ${version} (${license})\n${source}\n\n${full}`;
}

const describe = (name) => JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8"));

function text(name) {
  return readFileSync(join(TEXTS, name), "utf8");
}
