// Every sentence the page says, in the language of who reads it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SOURCES } from "./sources.js";

export const LANGUAGES = Object.keys(SOURCES);

/** At home a missing sentence is a fault to be seen; a guest sees its name and plays on. */
const STRICT = ["localhost", "127.0.0.1", "[::1]"].includes(globalThis.location?.hostname);

const books = new Map();
const listeners = new Set();
let wish = "system";
let current = ofSystem();

/**
 * The sentence of that name.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const [name, attribute] = id.split(".");
  const { bundle, message } = messageOf(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return missed(id, "no such message");
  const faults = [];
  const text = bundle.formatPattern(pattern, withIsolation(args), faults);
  return faults.length > 0 ? missed(id, faults[0].message) || text : text;
}

/** Names in a row: "Anna, Ben and Cem". @param {string[]} names */
export const listed = (names) =>
  new Intl.ListFormat(current, { type: "conjunction" }).format(
    names.map((name) => withIsolation({ name }).name),
  );

/** Is there a sentence of that name? For codes that may not have one of their own. */
export const has = (id) => messageOf(id).message !== undefined;

/** Reads, while nobody waits, what may soon be asked for. */
export function readAhead() {
  const { bundle, unread } = bookOf(current);
  if (unread.length === 0) return formatOnce();
  whenIdle(() => {
    readNext(bundle, unread);
    readAhead();
  });
}

/** The first name, number and list in a language take a browser longer than all that follow. */
function formatOnce() {
  listed(["", ""]);
  new Intl.PluralRules(current).select(1);
  new Intl.NumberFormat(current).format(1);
}

/** @returns {"en" | "de"} the language that is spoken now */
export const language = () => current;

/** @param {"system" | "en" | "de"} chosen */
export function useLanguage(chosen) {
  wish = chosen;
  const next = LANGUAGES.includes(chosen) ? chosen : ofSystem();
  document.documentElement.lang = next;
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener(next);
}

/**
 * Calls when another language is spoken.
 * @param {(language: "en" | "de") => void} listener
 * @returns {() => void} stops it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

globalThis.addEventListener?.("languagechange", () => useLanguage(wish));

function ofSystem() {
  const spoken = (globalThis.navigator?.languages ?? []).map((tag) => tag.split("-")[0]);
  return spoken.find((each) => LANGUAGES.includes(each)) ?? "en";
}

/** Files are read one after the other, until one has it: the first screen needs but the first. */
function messageOf(name) {
  const { bundle, unread } = bookOf(current);
  while (!bundle.hasMessage(name) && unread.length > 0) readNext(bundle, unread);
  return { bundle, message: bundle.getMessage(name) };
}

function readNext(bundle, unread) {
  if (unread.length > 0) bundle.addResource(new FluentResource(unread.shift()));
}

const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));

function bookOf(tag) {
  if (!books.has(tag)) {
    // Fluent would isolate every number too, with signs that nobody sees and every copy keeps.
    const bundle = new FluentBundle(tag, { useIsolating: false });
    books.set(tag, { bundle, unread: [...SOURCES[tag]] });
  }
  return books.get(tag);
}

const TURNS_DIRECTION = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left must not turn the sentence round it. */
function withIsolation(args) {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === "string" && TURNS_DIRECTION.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

function missed(id, why) {
  if (STRICT) throw new Error(`Sentence "${id}" (${current}): ${why}`);
  console.warn(`Sentence "${id}" (${current}): ${why}`);
  return id;
}
