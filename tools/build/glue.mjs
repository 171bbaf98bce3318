// Pyodide's JavaScript side without what only packages in C would call: drawing with WebGL and SDL,
// sockets, and a second name for each of the machine's functions. None is ever loaded here (python.mjs
// gives Pyodide an empty list of packages).
//
// It is one large function. A statement of it that only names something stays if that name occurs in
// what stays, as a word, wherever and for whatever reason. So too much may stay, never too little.

import { parse } from "acorn";
import * as esbuild from "esbuild";

/** @typedef {import("acorn").Statement | import("acorn").ModuleDeclaration} Statement */
/**
 * @typedef {object} Part
 * @property {string[]} names it stays if one of them is needed; always, if there are none
 * @property {string} text
 * @property {boolean} [again] it names something for others to ask for: `Module["FS"] = FS`
 */

/** Values that have no effect when they are made. */
const PLAIN = new Set([
  "ArrayExpression",
  "ArrowFunctionExpression",
  "FunctionExpression",
  "Identifier",
  "Literal",
  "ObjectExpression",
]);
const WORD = /[\w$]+/g;
/** `_sin = Module["_sin"] = wasmExports["sin"]`, for each of thousands. */
const EXPORTED = /(?<=[;{])([\w$]+)=Module\["\1"\]=wasmExports\["[^"]+"\](?:\.value>>>0)?;?/g;

/**
 * @param {string} source pyodide.asm.mjs
 * @param {Buffer} machine pyodide.asm.wasm, which says what it imports
 * @param {string} loader Pyodide's other script
 */
export async function slimGlue(source, machine, loader) {
  const [factory] = parse(source, { ecmaVersion: "latest", sourceType: "module" }).body;
  if (factory?.type !== "FunctionDeclaration") throw new Error("Pyodide's glue is no longer a function");
  const { body } = factory.body;
  const imports = importsOf(machine);
  const parts = body.flatMap((statement) => partsOf(statement, source, imports));
  const kept = asked(reachable(parts, wordsOf(loader)), loader);
  const head = source.slice(0, body[0]?.start);
  const text = head + kept.map((part) => part.text).join("\n") + source.slice(body.at(-1)?.end);
  return (await esbuild.transform(text, { minify: true, format: "esm", legalComments: "none" })).code;
}

/** The machine has a table of WebGL's functions for packages to look them up in. @param {string} entry */
const withoutDrawing = (entry) => entry.replace(/^(emscripten_gl\w+):.*$/s, "$1:noDrawing");
const NO_DRAWING = 'function noDrawing(){throw new Error("no WebGL here")}noDrawing.sig="v";';

/** @param {Buffer} machine */
function importsOf(machine) {
  const module = new WebAssembly.Module(new Uint8Array(machine));
  return new Set(WebAssembly.Module.imports(module).map(({ name }) => name));
}

/** @param {string} text */
const wordsOf = (text) => new Set(text.match(WORD));

/** @param {Statement} statement @param {string} source @param {Set<string>} imports @returns {Part[]} */
function partsOf(statement, source, imports) {
  const text = source.slice(statement.start, statement.end);
  if (statement.type === "FunctionDeclaration") {
    if (statement.id.name === "assignWasmExports") return exportsIn(text);
    return [{ names: [statement.id.name], text }];
  }
  if (statement.type === "VariableDeclaration")
    return statement.declarations.map((each) => variable(each, source, imports));
  if (statement.type === "ExpressionStatement") return [assignment(statement.expression, text)];
  return [{ names: [], text }];
}

/** @param {import("acorn").VariableDeclarator} declared @param {string} source @param {Set<string>} imports @returns {Part} */
function variable({ id, init, start, end }, source, imports) {
  const text = `var ${source.slice(start, end)};`;
  if (id.type !== "Identifier") return { names: [], text };
  if (id.name === "wasmImports" && init?.type === "ObjectExpression") {
    const wanted = init.properties.filter(
      (each) => each.type === "Property" && each.key.type === "Identifier" && imports.has(each.key.name),
    );
    const entries = wanted.map((each) => withoutDrawing(source.slice(each.start, each.end)));
    return { names: [], text: `${NO_DRAWING}var wasmImports={${entries.join(",")}};` };
  }
  return { names: !init || PLAIN.has(init.type) ? [id.name] : [], text };
}

/** `NAME.part = value` and `Module["NAME"] = NAME` belong to what they name. @param {import("acorn").Expression} expression @param {string} text @returns {Part} */
function assignment(expression, text) {
  if (expression.type !== "AssignmentExpression") return { names: [], text };
  const { left, right } = expression;
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier") return { names: [], text };
  const { name } = left.object;
  if (name !== "Module") return { names: PLAIN.has(right.type) ? [name] : [], text };
  if (right.type !== "Identifier") return { names: [], text };
  return { names: [right.name], text, again: text === `Module["${right.name}"]=${right.name};` };
}

/** Without names that nobody asks for: as a property, or in Pyodide's own part in whatever way. @param {Part[]} kept @param {string} loader */
function asked(kept, loader) {
  const text = kept.flatMap((part) => (part.again ? [] : [part.text])).join("\n");
  const own = kept.find(({ names }) => names.includes("pyodide_js_init"))?.text;
  if (!own) throw new Error("Pyodide's own part was not found");
  const properties = [...text.matchAll(/(?:\.|["'`])([\w$]+)/g)].map(([, name = ""]) => name);
  const wanted = new Set([...properties, ...wordsOf(own), ...wordsOf(loader)]);
  return kept.filter(({ again, names }) => !again || names.some((name) => wanted.has(name)));
}

/** The function that hands out the machine's functions, with as many as are called. @param {string} text @returns {Part[]} */
function exportsIn(text) {
  const entries = [...text.matchAll(EXPORTED)].map(([entry, name = ""]) => ({ names: [name], text: entry }));
  const rest = text.replaceAll(EXPORTED, "");
  const start = rest.indexOf("{") + 1;
  return [{ names: [], text: rest.slice(0, start) }, ...entries, { names: [], text: rest.slice(start) }];
}

/** @param {Part[]} parts @param {Set<string>} words needed from outside */
function reachable(parts, words) {
  /** @type {Set<Part>} */
  const kept = new Set();
  /** @type {Map<string, Part[]>} */
  const waiting = new Map();
  for (const part of parts)
    for (const name of part.names) waiting.set(name, [...(waiting.get(name) ?? []), part]);
  const keep = (/** @type {Part} */ part) => {
    if (kept.has(part)) return;
    kept.add(part);
    for (const word of part.text.match(WORD) ?? []) need(word);
  };
  const need = (/** @type {string} */ word) => {
    const named = waiting.get(word) ?? [];
    waiting.delete(word);
    named.forEach(keep);
  };
  for (const part of parts) if (part.names.length === 0) keep(part);
  words.forEach(need);
  return parts.filter((part) => kept.has(part));
}
