// What was sent or seen last of matches that travel by link, as marks (engine/LINKS.md): a few
// signs by which one notices that somebody has changed the past. They outlive the match itself.

import { recall, remember } from "./device.js";

const NAME = "marks";
const MOST = 60;

/** @param {string} pledge @returns {string | null} */
export const markOf = (pledge) => recall(NAME)?.[pledge] ?? null;

/** The match of that pledge stood so when it left, or when it came. */
export function keepMark(pledge, mark) {
  const { [pledge]: _before, ...others } = recall(NAME) ?? {};
  const newest = [...Object.entries(others), [pledge, mark]].slice(-MOST);
  remember(NAME, Object.fromEntries(newest));
}
