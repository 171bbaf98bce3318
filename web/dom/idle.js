// What can wait until the browser has nothing else to do; some do not say when that is.

/** @param {() => void} work @param {number} [later] ms, where the browser does not say */
export function whenIdle(work, later = 50) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, later);
}

/** Longer than this the browser may not find something more urgent. */
const LONGEST = 100; // ms

/** @type {(() => void)[]} */
const waiting = [];

/** One thing after the other, each with a moment before it: a finger waits for one of them at most. @param {() => void} work */
export function inTurn(work) {
  waiting.push(work);
  if (waiting.length === 1) awaitTurn();
}

function awaitTurn() {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(takeTurn, { timeout: LONGEST });
  else setTimeout(takeTurn);
}

function takeTurn() {
  const [work] = waiting;
  try {
    work?.();
  } finally {
    waiting.shift();
    if (waiting.length > 0) awaitTurn();
  }
}
