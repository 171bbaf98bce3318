// Where one is in a replay is remembered by the history: a reload and the way back lead there.

/** Browsers refuse to be told too often. */
const QUIET = 350; // ms

/** @typedef {import("../navigation").Replayed} Replayed */

/** @param {Replayed} params of the screen @param {(params: Replayed) => void} remember */
export function newMarker(params, remember) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    /** @param {number} step @param {number | null} eyes */
    mark(step, eyes) {
      clearTimeout(timer);
      timer = setTimeout(() => remember({ ...params, step, eyes }), QUIET);
    },
    close: () => clearTimeout(timer),
  };
}
