// What happened, one thing after the other.

const REST = 200; // ms, where a game says nothing else

/**
 * @template V
 * @template {import("./contract.js").Event} E
 * @param {(view: V, event: E) => V} between the view with that event shown
 * @param {object} how by the type of an event
 * @param {Partial<Record<E["type"], number>>} how.rest
 * @param {Partial<Record<E["type"], import("../table/sounds/sounds").Sense>>} how.senses
 * @param {(event: E) => number | undefined} [how.whose] the seat that feels it
 * @param {Set<E["type"]>} [how.together] all of them that follow each other are shown as one
 */
export function newSteps(between, { rest, senses, whose = () => undefined, together = new Set() }) {
  /** @param {readonly [E, ...E[]]} events */
  function stepOf(events) {
    /** @type {E["type"]} */
    const type = events[0].type;
    return {
      events,
      change: (/** @type {V} */ view) => events.reduce(between, view),
      rest: rest[type] ?? REST,
      sense: senses[type],
      whose: whose(events[0]),
    };
  }

  /** @param {readonly E[]} events @returns {import("./contract.js").Step<V, E>[]} */
  return (events) => {
    /** @type {[E, ...E[]][]} */
    const groups = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last && together.has(event.type) && last[0].type === event.type) last.push(event);
      else groups.push([event]);
    }
    return groups.map(stepOf);
  };
}
