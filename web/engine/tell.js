/** Tells the page, which made this worker, how it gets on. */
export const tell = (engine) => postMessage({ engine });
