// Who played what the last time, so that the next game starts with a tap.

import { recall, remember } from "./device.js";
import { fieldOf, isObject, isText, listOf } from "./shapes.js";

const NAME = "last set-up";

/**
 * `seats` are looked at by whoever seats people (people/seats.js); `variants` are by game; `mixes` says
 * that people add to the number of a deal.
 */
export function lastSetup() {
  const last = recall(NAME);
  const variants = fieldOf(last, "variants");
  return {
    seats: fieldOf(last, "seats"),
    variants: byGame(variants),
    mixes: fieldOf(last, "mixes") === true,
  };
}

/** @param {unknown} variants @returns {Partial<Record<string, string[]>>} */
const byGame = (variants) =>
  isObject(variants)
    ? Object.fromEntries(
        Object.entries(variants).flatMap(([game, names]) => (listOf(isText)(names) ? [[game, names]] : [])),
      )
    : {};

/** @param {object} setup @returns whether it will be there after the page has gone */
export const rememberSetup = (setup) => remember(NAME, setup);
