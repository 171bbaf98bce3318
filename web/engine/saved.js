// What is to be stored of an answer goes to the store, and not to what draws: it holds the seed of the
// match and all secret choices.

/**
 * @typedef {import("./messages").Whole} Whole
 * @typedef {import("./messages").Tail} Tail
 */

/** @template T @typedef {T extends {saved: unknown} ? Omit<T, "saved"> : T} Told an answer without it */

/**
 * @template {{type: string}} T
 * @param {T} answer
 * @returns {{reply: Told<T>, saved: Whole | Tail | null}} null: there is nothing new
 */
export function apart(answer) {
  const { saved = null, ...reply } = /** @type {T & {saved?: Whole | Tail | null}} */ (answer);
  return { reply: /** @type {Told<T>} */ (reply), saved };
}

const SEAL = /\nseal \d{1,15} ([0-9a-f]+)\n$/;

/**
 * The save that it makes of the one before, as `with_tail` in engine/table/saves.py says.
 * @param {string | null} text
 * @param {Whole | Tail | null} saved
 * @returns {string | null} null: something is missing between them
 */
export function joined(text, saved) {
  if (saved === null) return text;
  if (saved.type === "Whole") return saved.whole;
  const found = SEAL.exec(text?.slice(-60) ?? "");
  if (!text || !found || found[1] !== saved.after) return null;
  return text.slice(0, text.length - found[0].length) + saved.tail;
}
