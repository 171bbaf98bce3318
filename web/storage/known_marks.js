// The marks of a match by the fingerprint of its deal, wherever they are: with its records, beside them once
// those are gone, or where an earlier version has left them.

import { allFacts } from "./bookmarks.js";
import { marksLeft, takeIn } from "./left_behind.js";
import { withMarks } from "./marks.js";
import { marksIn } from "./outliving.js";

/**
 * @typedef {import("./marks.js").Marks} Marks
 *
 * @param {object} needs
 * @param {import("./outbox.js").Change} needs.change
 * @param {import("./outbox.js").Read} needs.read
 * @param {() => Promise<{bookmark: import("./facts.js").Facts | undefined}[]>} needs.list
 */
export function newKnownMarks({ change, read, list }) {
  const takenIn = takeIn(change);
  /** @returns {Promise<Map<string, Marks>>} nothing, if there is no answer */
  const outliving = () =>
    read(["quarantine"], (all) => marksIn(all.objectStore("quarantine"))).catch(() => new Map());

  /** @param {string} pledge @returns {Promise<Marks>} */
  async function marksOf(pledge) {
    await takenIn;
    const [matches, gone] = await Promise.all([list(), outliving()]);
    const facts = [...matches.map(({ bookmark }) => bookmark), ...allFacts().values()];
    const told = facts.filter((each) => each?.pledge === pledge);
    const all = [marksLeft().get(pledge), gone.get(pledge), ...told];
    return all.reduce((/** @type {Marks} */ known, marks) => withMarks(known, marks ?? {}), {});
  }

  return { marksOf };
}
