// The table that was left last, as everybody may see it: painted at the next start before Python is there.
// It is a copy of what follows from the save, for one build and one position, and may be thrown away at any
// moment. Nothing that only one seat knows is in it: the engine says what everybody sees (Paint).

import { parsed } from "./device.js";
import { checksum } from "./saves.js";
import { fieldOf, isText } from "./shapes.js";

const NAME = "painted table";

/**
 * @typedef {import("../engine/messages").Painted} Painted
 * @typedef {{seal: string, painted: Painted}} Left `seal` is that of the save of that very position
 *
 * @param {(name: string) => unknown} recall
 * @param {(name: string, value: unknown) => boolean} remember
 * @param {() => string} build what another build has painted, this one cannot read
 */
export function newPaintedTable(recall, remember, build) {
  const idOf = (/** @type {unknown} */ kept) => fieldOf(kept, "id");

  return {
    /** Of one table at a time. @param {string} id @param {Left} left */
    keep(id, { seal, painted }) {
      const text = JSON.stringify(painted);
      remember(NAME, { id, build: build(), seal, sum: checksum(text), text });
    },
    /** @param {string} id @returns {Left | null} null if there is none that can be trusted */
    of(id) {
      const kept = recall(NAME);
      const [seal, text] = [fieldOf(kept, "seal"), fieldOf(kept, "text")];
      const isIts = idOf(kept) === id && fieldOf(kept, "build") === build();
      if (!isIts || !isText(seal) || !isText(text) || checksum(text) !== fieldOf(kept, "sum")) return null;
      const painted = parsed(text);
      return isPainted(painted) ? { seal, painted } : null;
    },
    /** @param {string} id */
    forget(id) {
      if (idOf(recall(NAME)) === id) remember(NAME, null);
    },
  };
}

/** Its sum says that it is as the engine has told it. @param {unknown} value @returns {value is Painted} */
const isPainted = (value) => fieldOf(value, "type") === "Painted";
