// The model with one fault each, so that it can be seen that a law notices: a file, what stands there,
// what stands there instead, and a table at which it shows, if that is not one of two people.

import assert from "node:assert/strict";
import { register } from "node:module";
import { fieldOf } from "../../../web/storage/shapes.js";

/** @typedef {import("./match.mjs").Kind} Kind */

/** @type {Kind} */
const MOTHS = ["cheating-moth", "ppb"];
/** @type {Kind} */
const THINKS = ["party-bugs", "ppt"]; // a bot that thinks ahead

/** @type {[file: string, from: string, to: string, table?: Kind][]} */
export const MUTANTS = [
  // It may offer what is not legal.
  ["offers.js", "isOpenToChoice(table) ? offered(table) : []", "offered(table)"],
  ["answers.js", "asked.question.id !== id || ", ""],
  [
    "offers.js",
    "isHere(table, now.mover) ? now.legal : []",
    "isHere(table, now.mover) ? now.legal.slice(1) : []",
  ],
  // It may lose or double a move.
  ["answers.js", "if (isNew) emit(", "if (isNew && update.events.length > 3) emit("],
  [
    "person.js",
    "const left = leave({ ...touchedBy(table, seat)",
    "return table;\n  const left = leave({ ...touchedBy(table, seat)",
  ],
  ["person.js", "table.at - picked.at < TOO_SOON", "false"],
  [
    "line.js",
    "if (line.asked) return table;",
    "if (line.asked?.question.of === 'thought') return table;",
    MOTHS,
  ],
  // It may hold what the open eyes may not see.
  ["hands.js", "now: closed(table.now), picked", "now: table.now, picked"],
  ["hands.js", "clear(leave(blind(held)))", "leave(blind(held))"],
  ["hands.js", "leave(blind(held))", "leave(held)"],
  ["answers.js", "asked.question.blind ? closed(update) : update", "update"],
  // It may come to rest where nobody can go on.
  ["showing.js", 'if (course.stage === "landing") return { ...still, course: { at: "settled" } };', ""],
  ["turned.js", 'course: { at: "keeping" }', "course: table.course", MOTHS],
  ["answers.js", "return wait(stopped, emit,", "return stopped ?? wait(stopped, emit,"],
  ["thoughts.js", "over: done >= 100, asks: null", "over: false, asks: 0", THINKS],
  ["people.js", "alone(table) === null && now.eyes === null", "false"],
  // It may draw a step twice.
  [
    "showing.js",
    "const [step, ...steps] = course.steps;",
    "const [step] = course.steps;\n  const steps = course.steps.slice(table.marks % 2);",
  ],
];

const faults = `
  import { readFile } from "node:fs/promises";
  const MUTANTS = ${JSON.stringify(MUTANTS)};
  const numberOf = (url) => new URL(url ?? "file:///").searchParams.get("mutant");
  export async function resolve(name, context, next) {
    const found = await next(name, context);
    const number = numberOf(context.parentURL);
    const isModel = number !== null && found.url.includes("/table/model/") && numberOf(found.url) === null;
    return isModel ? { ...found, url: found.url + "?mutant=" + number } : found;
  }
  export async function load(url, context, next) {
    const number = numberOf(url);
    if (number === null) return next(url, context);
    const [file, from, to] = MUTANTS[Number(number)];
    const source = await readFile(new URL(url.split("?")[0]), "utf8");
    const here = url.includes("/model/" + file + "?");
    if (here && !source.includes(from)) throw new Error(file + " has no longer: " + from);
    return { format: "module", shortCircuit: true, source: here ? source.replace(from, () => to) : source };
  }`;
register(`data:text/javascript,${encodeURIComponent(faults)}`);

/** @typedef {typeof import("../../../web/table/model/step.js").step} Step */

/** @param {unknown} value @returns {value is Step} */
const isStep = (value) => typeof value === "function";

/** @param {number} number @returns {Promise<Step>} its step */
export async function stepOf(number) {
  /** @type {unknown} */
  const model = await import(`../../../web/table/model/step.js?mutant=${number}`);
  const step = fieldOf(model, "step");
  assert.ok(isStep(step));
  return step;
}
