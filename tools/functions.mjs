// How long functions are: `node tools/functions.mjs FILES` prints each with its file and lines, as JSON.

import { readFileSync } from "node:fs";
import ts from "typescript";

/** @typedef {{path: string, name: string, line: number, lines: number}} Measured `name` is "" if it has none */

/** @param {ts.Node} node */
const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node);

/** Its own, or that of what it is the value of. @param {ts.SignatureDeclaration} node @param {ts.SourceFile} source */
function nameOf(node, source) {
  const { parent } = node;
  const isValue = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  const name = node.name ?? (isValue ? parent.name : undefined);
  return name?.getText(source) ?? "";
}

/** @param {string} path @returns {Measured[]} */
function functionsIn(path) {
  const text = readFileSync(path, "utf8");
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const lineAt = (/** @type {number} */ at) => source.getLineAndCharacterOfPosition(at).line + 1;
  /** @type {Measured[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isFunction(node)) {
      const line = lineAt(node.getStart(source));
      found.push({ path, name: nameOf(node, source), line, lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

console.log(JSON.stringify(process.argv.slice(2).flatMap(functionsIn)));
