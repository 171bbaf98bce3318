/** Tells the page, which made this worker, how it gets on. */
export const tell = (/** @type {import("./wire.js").Said} */ engine) => postMessage({ engine });

const SELDOM = 200; // ms
let last = 0;

/** Python says that its work goes on; the page is told so now and then. */
export function beat() {
  const now = performance.now();
  if (now - last < SELDOM) return;
  last = now;
  tell({ beats: true });
}
