// Long thoughts of the engine go in slices, so that whatever else is asked gets its turn.

const FIRST = 200; // moves played out in thought
const RANGE = [50, 5_000];
const LASTS = 50; // milliseconds

/**
 * @param {(effort: number) => Promise<{per_cent?: number} | null>} ask for one slice
 * @param {(reply: object | null) => boolean} goesOn is told each answer, and says whether that is not all
 */
export async function inSlices(ask, goesOn) {
  let effort = FIRST;
  for (;;) {
    const begun = performance.now();
    const reply = await ask(effort);
    const took = Math.max(1, performance.now() - begun);
    if (!goesOn(reply)) return;
    effort = paced(effort, took);
  }
}

/** Twice or half as much at most: one slice alone may have been held up. */
function paced(effort, took) {
  const [least, most] = RANGE;
  const change = Math.min(2, Math.max(0.5, LASTS / took));
  return Math.round(Math.min(most, Math.max(least, effort * change)));
}
