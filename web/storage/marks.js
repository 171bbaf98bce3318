// What was sent or seen last of matches that travel by link, as marks (engine/LINKS.md): a few
// signs by which one notices that somebody has changed the past. They outlive the match itself.

import { recall, remember } from "./device.js";
import { fieldOf, isObject, isText } from "./shapes.js";

const NAME = "marks";
const MOST = 60;

/** @param {string} pledge */
export function markOf(pledge) {
  const mark = fieldOf(recall(NAME), pledge);
  return isText(mark) ? mark : null;
}

const turnsOf = (/** @type {string} */ mark) => Number.parseInt(mark, 10) || 0;

/**
 * The match of that pledge stood so when it left, or when it came. One of fewer turns says less.
 * @param {string} pledge @param {string} mark
 */
export function keepMark(pledge, mark) {
  const known = markOf(pledge);
  if (known && turnsOf(known) > turnsOf(mark)) return;
  const all = recall(NAME);
  const { [pledge]: _before, ...others } = isObject(all) ? all : {};
  const newest = [...Object.entries(others), [pledge, mark]].slice(-MOST);
  remember(NAME, Object.fromEntries(newest));
}
