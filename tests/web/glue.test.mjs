// Of Pyodide's script stays whatever might be asked for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { partOf } from "../../tools/build/data.mjs";
import { slimGlue } from "../../tools/build/glue.mjs";

/** A machine that imports `env.used`. */
const MACHINE = Buffer.from([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 4, 1, 96, 0, 0],
  ...[2, 12, 1, 3, 101, 110, 118, 4, 117, 115, 101, 100, 0, 0],
]);
const SOURCE = `async function make(moduleArg={}){var Module=moduleArg;
var _spare=()=>"spare";_spare.sig="v";Module["_spare"]=_spare;
var _used=()=>helper();_used.sig="v";Module["_used"]=_used;
function helper(){return "helped"}
var FS={kind:"files"};Module["FS"]=FS;
function pyodide_js_init(){Module.kind=Module.FS.kind+Module._sin()}
function assignWasmExports(wasmExports){_sin=Module["_sin"]=wasmExports["sin"];_cos=Module["_cos"]=wasmExports["cos"]}
var _sin,_cos;
var wasmImports={used:_used,spare:_spare};
assignWasmExports({sin:()=>1,cos:()=>2});pyodide_js_init();
Module.imports=wasmImports;return Module}export default make;`;

/**
 * What the script makes, in words.
 * @param {string} script @param {string} question about `made`
 * @returns {Promise<unknown>}
 */
async function run(script, question) {
  const whole = `${script}\nconst made = await make_();\nexport const answer = ${question};`;
  const named = whole.replace(/export\{(\w+) as default\};?/, "const make_ = $1;");
  /** @type {unknown} */
  const module = await import(`data:text/javascript,${encodeURIComponent(named)}`);
  return partOf(module, "answer");
}

test("what the machine imports, and what is named anywhere, stays and works", async () => {
  const slim = await slimGlue(SOURCE, MACHINE, "");
  assert.equal(await run(slim, "made.imports.used() + made.kind"), "helpedfiles1");
});

test("what nobody names goes", async () => {
  const slim = await slimGlue(SOURCE, MACHINE, "");
  assert.doesNotMatch(slim, /spare|_cos/);
  assert.deepEqual(await run(slim, "Object.keys(made.imports)"), ["used"]);
});

test("what Pyodide's other script names stays", async () => {
  const slim = await slimGlue(SOURCE, MACHINE, "module._spare(), module._cos()");
  assert.equal(await run(slim, "made._spare() + made._cos()"), "spare2");
});
