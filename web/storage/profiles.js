// Those who often play on this phone: name, animal, and how they like it. What cannot be read is left out;
// the others stay.

import { tidyName } from "../text/names.js";
import { recall, remember } from "./device.js";
import { settings } from "./settings.js";
import { fieldOf, isNumber, isObject, isText } from "./shapes.js";

const NAME = "profiles";
const MOST = 24;
const COLOURS = 6;
/** The settings that are somebody's own. */
export const OWN = ["hand", "text", "pace"];

/** @typedef {{name: string, colour: number, likes: Partial<Record<string, string>>}} Profile `likes` are settings */

/** @returns {Profile[]} */
export function profiles() {
  const list = fieldOf(recall(NAME), "list");
  return Array.isArray(list) ? list.map(profileFrom).filter((each) => each !== null) : [];
}

/** @param {unknown} raw @returns {Profile | null} */
function profileFrom(raw) {
  const [name, colour, likes] = ["name", "colour", "likes"].map((field) => fieldOf(raw, field));
  const called = isText(name) ? tidyName(name) : "";
  if (!called || !isNumber(colour) || colour < 0 || colour >= COLOURS) return null;
  return { name: called, colour, likes: ownOf(likes) };
}

/** Of settings, those that are somebody's own. @param {unknown} all @returns {Profile["likes"]} */
const ownOf = (all) =>
  Object.fromEntries(
    OWN.flatMap((name) => {
      const value = fieldOf(all, name);
      return isText(value) ? [[name, value]] : [];
    }),
  );

/** How it is set on this phone just now. */
export const likesNow = () => ownOf(settings());

/** @param {Partial<Record<string, unknown>>} changes @returns whether they will be there after the page has gone */
function keep(changes) {
  const stored = recall(NAME);
  return remember(NAME, { ...(isObject(stored) ? stored : {}), ...changes });
}

/** @param {readonly Profile[]} list */
export const keepProfiles = (list) => keep({ list: list.slice(0, MOST) });

/** @param {readonly Profile[]} list */
export const isFull = (list) => list.length >= MOST;

/** Was somebody asked for a name already? It is asked but once. */
export const isAsked = () => fieldOf(recall(NAME), "asked") === true;
export const markAsked = () => keep({ asked: true });
