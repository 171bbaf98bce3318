// The newest save once more, in another place: databases have been lost as a whole.

import { isObject } from "./shapes.js";
import { timeOf } from "./saves.js";

const NAME = "newest match";

/**
 * @typedef {import("./database.js").Key} Key
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {ReturnType<typeof newMirror>} Mirror
 *
 * @param {(name: string) => unknown} recall
 * @param {(name: string, value: unknown) => boolean} remember
 */
export function newMirror(recall, remember) {
  /** What it shows, if it shows that match. @param {Key} id */
  const of = (id) => {
    const shown = recall(NAME);
    return isObject(shown) && shown["id"] === id ? shown : null;
  };

  return {
    of,
    /** Whatever it shows. */
    shown: () => recall(NAME),
    time: () => timeOf(recall(NAME)),
    /** @param {string} id @param {import("./saves.js").Save} save @param {Facts} bookmark */
    show: (id, save, bookmark) => void remember(NAME, { id, ...save, bookmark }),
    /** @param {string} id @param {Facts} bookmark */
    note(id, bookmark) {
      const shown = of(id);
      if (shown) remember(NAME, { ...shown, bookmark });
    },
    clear: () => void remember(NAME, null),
  };
}
