// Small things remembered on the device as JSON, readable at once. Where that is denied
// they are remembered as long as the page lives.

import { nameBefore, nameHere } from "./place.js";

/** @type {Map<string, unknown>} */
const inMemory = new Map();

/**
 * What all copies of the site at this origin shared once. Each has its own of it now, from what was
 * there: to have them twice does no harm, and to lose them would. It stays for a copy that comes later.
 */
const SHARED_ONCE = ["settings", "told tips", "last set-up", "marks"];

let hasCopied = false;

/** Whether this page may not keep anything on the device. */
export function isDenied() {
  try {
    /** @type {unknown} browsers inside of apps may have none */
    const own = globalThis.localStorage;
    return !own;
  } catch {
    return true;
  }
}

function storage() {
  if (!hasCopied) {
    hasCopied = true;
    copyShared(localStorage);
  }
  return localStorage;
}

/** @param {Storage} all */
function copyShared(all) {
  for (const name of SHARED_ONCE) {
    const shared = all.getItem(nameBefore(name));
    if (shared !== null && all.getItem(nameHere(name)) === null) all.setItem(nameHere(name), shared);
  }
}

/** @param {string} text @returns {unknown} undefined if it is no JSON */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What was remembered, or undefined; damage counts as nothing.
 * @param {string} name
 * @returns {unknown}
 */
export function recall(name) {
  try {
    const text = storage().getItem(nameHere(name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return inMemory.get(name);
  }
}

/** @param {string} name @param {unknown} value @returns whether it will be there after the page has gone */
export function remember(name, value) {
  inMemory.set(name, value);
  try {
    storage().setItem(nameHere(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
export function forget(name) {
  inMemory.delete(name);
  try {
    storage().removeItem(nameHere(name));
  } catch {
    // Then it was never there.
  }
}

/** What was remembered under a name that all copies shared, and is not any more. @param {string} name */
export function recallShared(name) {
  try {
    return parsed(localStorage.getItem(nameBefore(name)) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {unknown} [rest] what is left of it for whoever comes next */
export function forgetShared(name, rest) {
  try {
    if (rest === undefined) localStorage.removeItem(nameBefore(name));
    else localStorage.setItem(nameBefore(name), JSON.stringify(rest));
  } catch {
    // It is taken from there once more the next time.
  }
}
