// What happened, one thing after the other.

const REST = 200; // ms, where a game says nothing else

/**
 * @typedef {object} Step
 * @property {object[]} events
 * @property {(view: object) => object} change
 * @property {number} rest ms that it is looked at, after it has moved
 * @property {string} [sense]
 */

/**
 * @param {(view: object, event: object) => object} between the view with that event shown
 * @param {{rest: Record<string, number>, senses: Record<string, string>, together?: Set<string>}} how
 *   by the type of an event; of those together, all that follow each other are shown as one
 * @returns {(events: object[]) => Step[]}
 */
export function newSteps(between, { rest, senses, together = new Set() }) {
  function stepOf(event) {
    const events = [event];
    return {
      events,
      change: (view) => events.reduce((before, each) => between(before, each), view),
      rest: rest[event.type] ?? REST,
      sense: senses[event.type],
    };
  }

  return (events) => {
    const steps = [];
    for (const event of events) {
      const last = steps.at(-1);
      if (together.has(event.type) && last?.events[0].type === event.type) last.events.push(event);
      else steps.push(stepOf(event));
    }
    return steps;
  };
}
