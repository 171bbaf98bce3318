// What the people at this phone like better. Every setting has a default, so that a new
// one needs no change of what is stored.

import { recall, remember } from "./device.js";

const NAME = "settings";

/** @typedef {typeof DEFAULTS} Settings */
const DEFAULTS = {
  theme: "system", // or "light", "dark"
  language: "system", // or "en", "de"
  motion: "system", // or "full", "reduced"
  hand: "right", // or "left"
  text: "normal", // or "large", "larger", "largest"
  sound: false, // a shared phone is silent until asked
  haptics: true,
  awake: true, // the screen stays on during a game
  tips: true, // what is good to know, each once
  numbers: false, // beside the sentence of a hint, what it stands on
};

const listeners = new Set();

/** @returns {Settings} */
export function settings() {
  const stored = recall(NAME) ?? {};
  return Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [
      name,
      typeof stored[name] === typeof value ? stored[name] : value,
    ]),
  );
}

/**
 * @param {Partial<Settings>} changes
 * @returns {boolean} whether they will be there after the page has gone
 */
export function changeSettings(changes) {
  const kept = remember(NAME, { ...recall(NAME), ...changes });
  for (const listener of listeners) listener(settings());
  return kept;
}

/**
 * Calls after every change.
 * @param {(settings: Settings) => void} listener
 * @returns {() => void} stops it
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
