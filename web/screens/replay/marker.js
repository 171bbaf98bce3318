// Where one is in a replay is remembered by the history: a reload and the way back lead there.

import { remember } from "../screens.js";

/** Browsers refuse to be told too often. */
const QUIET = 350; // ms

/** @param {object} params of the screen */
export function newMarker(params) {
  let timer = 0;

  return {
    /** @param {number} step @param {string | null} eyes */
    mark(step, eyes) {
      clearTimeout(timer);
      timer = setTimeout(() => remember({ ...params, step, eyes }), QUIET);
    },
    close: () => clearTimeout(timer),
  };
}
