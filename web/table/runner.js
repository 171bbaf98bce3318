// Carries a table's model through time: what happens is told to it, and what it wants is done. Here
// are its timers; all else is done by whoever is handed in.

import { step } from "./model/step.js";

/** @typedef {import("./model/types.js").Table} Table */
/** @typedef {import("./model/types.js").Message} Message */
/** @typedef {import("./model/types.js").Effect} Effect */
/** @typedef {Extract<Effect, {type: "move"}>} Movement */

/** What is done when the table has been drawn as it is now. @type {Set<Effect["type"]>} */
const AFTERWARDS = new Set(["turn", "tips", "glances", "hand-over", "race", "point", "result", "expect"]);

/**
 * @param {Table} first
 * @param {object} needs
 * @param {(effect: Effect, table: Table) => void} needs.perform
 * @param {(table: Table, motion: Movement | null) => void} needs.draw `motion`: with movement, of which is
 *   told by its number when it has ended
 */
export function newRunner(first, { perform, draw }) {
  let table = first;
  let isBusy = false;
  /** @type {Message[]} */
  const told = [];
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const timers = new Map();

  /** @param {Message} message */
  function tell(message) {
    told.push(message);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = told.shift(); next; next = told.shift()) take(next);
    } finally {
      isBusy = false;
    }
  }

  /** @param {Message} message */
  function take(message) {
    const before = table;
    const [next, effects] = step(table, { ...message, at: performance.now() });
    table = next;
    for (const effect of effects) if (!AFTERWARDS.has(effect.type)) act(effect);
    const move = effects.findLast((effect) => effect.type === "move");
    if (move || table !== before) draw(table, move ?? null);
    for (const effect of effects) if (AFTERWARDS.has(effect.type)) perform(effect, table);
  }

  /** @param {Effect} effect */
  function act(effect) {
    if (effect.type === "wait") wait(effect);
    else if (effect.type !== "move") perform(effect, table);
  }

  /** A timer of the same name takes the place of an earlier one. @param {Extract<Effect, {type: "wait"}>} effect */
  function wait({ name, id, ms }) {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => tell({ type: "waited", name, id }), ms),
    );
  }

  return {
    tell,
    now: () => table,
    /** Nothing is waited for any more. */
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
