// What can wait until the browser has nothing else to do; some do not say when that is.

/** @param {() => void} work @param {number} [later] ms, where the browser does not say */
export function whenIdle(work, later = 50) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, later);
}
