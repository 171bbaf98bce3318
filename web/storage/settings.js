// What the people at this phone like better. Every setting has a default, so that a new
// one needs no change of what is stored.

import { recall, remember } from "./device.js";
import { fieldOf, isNumber, isObject, isText, isYesOrNo, namesOf, oneOf } from "./shapes.js";

const NAME = "settings";

/** The themes, each with its night and its day; the garden comes first. */
export const SCHEMES = /** @type {const} */ (["garden", "lagoon", "embers"]);
/** How the backs of cards are printed. */
export const BACKS = /** @type {const} */ (["medal", "frame", "diamond", "halves"]);

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {(typeof SCHEMES)[number]} scheme
 * @property {(typeof BACKS)[number]} back of the cards
 * @property {string} language "system" or a tag, like "de"
 * @property {"system" | "full" | "reduced"} motion
 * @property {"relaxed" | "usual" | "brisk" | "at-once"} pace how quick a table is
 * @property {"right" | "left"} hand
 * @property {"normal" | "large" | "larger" | "largest"} text
 * @property {boolean} sound
 * @property {number} volume 0 to 100
 * @property {boolean} ambience
 * @property {boolean} haptics
 * @property {boolean} awake
 * @property {boolean} tips
 * @property {boolean} single does one tap play?
 * @property {boolean} drag is a card played that is dragged to the table?
 * @property {boolean} numbers
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "system",
  scheme: "garden",
  back: "medal",
  language: "system",
  motion: "system",
  pace: "usual",
  hand: "right",
  text: "normal",
  sound: false, // a shared phone is silent until asked
  volume: 70,
  ambience: false, // what is heard all the time, round the table
  haptics: true,
  awake: true, // the screen stays on during a game
  tips: true, // what is good to know, each once
  single: false, // two are safer
  drag: false,
  numbers: false, // beside the sentence of a hint, what it stands on
};

/** @param {unknown} value @returns {value is number} */
const isPercentage = (value) => isNumber(value) && value >= 0 && value <= 100;

/** @type {{[K in keyof Settings]: (value: unknown) => value is Settings[K]}} */
const SHAPES = {
  theme: oneOf(["system", "light", "dark"]),
  scheme: oneOf(SCHEMES),
  back: oneOf(BACKS),
  language: isText,
  motion: oneOf(["system", "full", "reduced"]),
  pace: oneOf(["relaxed", "usual", "brisk", "at-once"]),
  hand: oneOf(["right", "left"]),
  text: oneOf(["normal", "large", "larger", "largest"]),
  sound: isYesOrNo,
  volume: isPercentage,
  ambience: isYesOrNo,
  haptics: isYesOrNo,
  awake: isYesOrNo,
  tips: isYesOrNo,
  single: isYesOrNo,
  drag: isYesOrNo,
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
