// Who could see how much of what is hidden. SECURITY.md has the same table, in the same words
// (tests/web/secrets.test.mjs); only the sentences differ from language to language.

/** How somebody looks: by finger, with tools, or into what was sent. */
export const HOW = /** @type {const} */ (["finger", "tools", "link"]);

/** @typedef {"nothing" | "seat" | "scrambled" | "everything"} Sees */

/** In each way of playing, as much as is seen in each of these ways. @type {Record<string, readonly [Sees, Sees, Sees]>} */
export const WAYS = {
  one: ["seat", "everything", "nothing"],
  phones: ["seat", "everything", "scrambled"],
  file: ["seat", "everything", "scrambled"],
  over: ["everything", "everything", "everything"],
  day: ["seat", "everything", "nothing"],
  friend: ["seat", "everything", "scrambled"],
};
