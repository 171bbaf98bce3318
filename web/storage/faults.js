// What is thrown can be anything; what a browser throws has a name.

/** @param {unknown} error */
export const nameOf = (error) => (error instanceof Error ? error.name : "");
