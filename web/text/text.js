// Every sentence the page says, in the language of who reads it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languageFor, sentencesOf } from "./fetched.js";

/** At home a missing sentence is a fault to be seen; a guest sees its name and plays on. */
const STRICT = "location" in globalThis && ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** @typedef {{bundle: FluentBundle, unread: string[]}} Book `unread` are files of it */

/** By language. @type {Map<string, Book>} */
const books = new Map();
/** @type {Set<(language: string) => void>} */
const listeners = new Set();
/** A line that broke off may be there again. */
const AGAIN = 2000; // milliseconds

let wish = "system";
let current = ""; // before the first language is here, nothing can be said
/** @type {Promise<void>} */
let arriving = Promise.resolve();

/** @typedef {Record<string, string | number>} Args */

/**
 * The sentence of that name.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  const [name = "", attribute] = id.split(".");
  const { bundle, message } = messageOf(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return missed(id, "no such message");
  /** @type {Error[]} */
  const faults = [];
  const text = bundle.formatPattern(pattern, withIsolation(args), faults);
  return faults[0] ? missed(id, faults[0].message) || text : text;
}

/** Names in a row: "Anna, Ben and Cem". @param {readonly string[]} names */
export const listed = (names) =>
  new Intl.ListFormat(current, { type: "conjunction" }).format(names.map(isolated));

/** Is there a sentence of that name? For codes that may not have one of their own. */
export const has = (/** @type {string} */ id) => messageOf(id).message !== undefined;

/** Reads, while nobody waits, what may soon be asked for. */
export function readAhead() {
  const { bundle, unread } = spokenBook();
  if (unread.length === 0) {
    formatOnce();
    return;
  }
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

/** @returns {string} the language that is spoken now */
export const language = () => current;

/**
 * The former language is spoken until this one is here, and if it cannot be had.
 * @param {string} chosen "system", or a language
 */
export function useLanguage(chosen) {
  wish = chosen;
  arriving = change(languageFor(chosen));
  arriving.catch(() => {}); // Whoever waits for it is told.
}

/** Resolves once the language that was chosen last is spoken; rejects if it cannot be had. */
export const spoken = () => arriving;

/** Resolves once something can be said. */
export async function firstSpoken() {
  while (!current) {
    try {
      await arriving;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      useLanguage(wish);
    }
  }
}

/** @param {string} next */
async function change(next) {
  if (next !== current) await open(next);
  // Somebody may have chosen otherwise meanwhile.
  if (next === current || next !== languageFor(wish)) return;
  current = next;
  document.documentElement.lang = next;
  for (const listener of listeners) listener(next);
}

/** @param {string} next */
async function open(next) {
  if (books.has(next)) return;
  const sources = await sentencesOf(next);
  // Fluent would isolate every number too, with signs that nobody sees and every copy keeps.
  const bundle = new FluentBundle(next, { useIsolating: false });
  books.set(next, { bundle, unread: [...sources] });
}

/**
 * Calls when another language is spoken.
 * @param {(language: string) => void} listener
 * @returns {() => void} stops it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if ("addEventListener" in globalThis) addEventListener("languagechange", () => useLanguage(wish));

/** Files are read one after the other, until one has it: the first screen needs but the first. @param {string} name */
function messageOf(name) {
  const { bundle, unread } = spokenBook();
  while (!bundle.hasMessage(name) && unread.length > 0) readNext(bundle, unread);
  return { bundle, message: bundle.getMessage(name) };
}

/** @param {FluentBundle} bundle @param {string[]} unread */
function readNext(bundle, unread) {
  const next = unread.shift();
  if (next !== undefined) bundle.addResource(new FluentResource(next));
}

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 50);
}

const TURNS_DIRECTION = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left must not turn the sentence round it. @param {string} text */
const isolated = (text) => (TURNS_DIRECTION.test(text) ? `\u2068${text}\u2069` : text);

/** @param {Args} args */
const withIsolation = (args) =>
  Object.fromEntries(
    Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? isolated(value) : value]),
  );

function spokenBook() {
  const book = books.get(current);
  if (!book) throw new Error("No language is here yet.");
  return book;
}

/** @param {string} id @param {string} why */
function missed(id, why) {
  if (STRICT) throw new Error(`Sentence "${id}" (${current}): ${why}`);
  console.warn(`Sentence "${id}" (${current}): ${why}`);
  return id;
}
