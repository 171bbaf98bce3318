// What the people at this phone like better. Every setting has a default, so that a new
// one needs no change of what is stored.

import { recall, remember } from "./device.js";
import { fieldOf, isObject, isText, isYesOrNo, namesOf, oneOf } from "./shapes.js";

const NAME = "settings";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {string} language "system" or a tag, like "de"
 * @property {"system" | "full" | "reduced"} motion
 * @property {"right" | "left"} hand
 * @property {"normal" | "large" | "larger" | "largest"} text
 * @property {boolean} sound
 * @property {boolean} haptics
 * @property {boolean} awake
 * @property {boolean} tips
 * @property {boolean} numbers
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "system",
  language: "system",
  motion: "system",
  hand: "right",
  text: "normal",
  sound: false, // a shared phone is silent until asked
  haptics: true,
  awake: true, // the screen stays on during a game
  tips: true, // what is good to know, each once
  numbers: false, // beside the sentence of a hint, what it stands on
};

/** @type {{[K in keyof Settings]: (value: unknown) => value is Settings[K]}} */
const SHAPES = {
  theme: oneOf(["system", "light", "dark"]),
  language: isText,
  motion: oneOf(["system", "full", "reduced"]),
  hand: oneOf(["right", "left"]),
  text: oneOf(["normal", "large", "larger", "largest"]),
  sound: isYesOrNo,
  haptics: isYesOrNo,
  awake: isYesOrNo,
  tips: isYesOrNo,
  numbers: isYesOrNo,
};

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** @returns {Settings} */
export function settings() {
  const stored = recall(NAME);
  const found = { ...DEFAULTS };
  /** @template {keyof Settings} K @param {K} name */
  const take = (name) => {
    const value = fieldOf(stored, name);
    const fits = SHAPES[name];
    if (fits(value)) found[name] = value;
  };
  for (const name of namesOf(SHAPES)) take(name);
  return found;
}

/**
 * @param {Partial<Settings>} changes
 * @returns {boolean} whether they will be there after the page has gone
 */
export function changeSettings(changes) {
  const stored = recall(NAME);
  const kept = remember(NAME, { ...(isObject(stored) ? stored : {}), ...changes });
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
