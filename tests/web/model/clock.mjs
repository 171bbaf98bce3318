// Time that passes as fast as it can: what is still to come happens in its order.

/**
 * @typedef {"world" | "fingers"} Kind
 * @typedef {{at: number, order: number, run: () => void, kind: Kind}} Event
 * @typedef {ReturnType<typeof newClock>} Clock
 */

export function newClock() {
  let time = 0;
  let order = 0;
  /** @type {Event[]} */
  let events = [];

  return {
    time: () => time,
    /** @param {number} ms @param {() => void} run @param {Kind} kind */
    at(ms, run, kind = "world") {
      events.push({ at: time + ms, order: (order += 1), run, kind });
    },
    isEmpty: () => events.length === 0,
    /** Does nothing come but what people do? */
    isQuiet: () => events.every(({ kind }) => kind !== "world"),
    /** The next thing happens. @returns {boolean} whether there was one */
    goOn() {
      const [first] = events.toSorted((one, other) => one.at - other.at || one.order - other.order);
      if (!first) return false;
      events = events.filter((event) => event !== first);
      time = Math.max(time, first.at);
      first.run();
      return true;
    },
  };
}
