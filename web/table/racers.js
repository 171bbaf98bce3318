// All who race: people by their fingers, bots by how fast the engine said they are.

import { EARLY, newLettingGo, newTouching } from "./reflexes.js";

const GRACE = 100; // ms for touches that are still on their way when it is over
const SEEN = 300; // ms in which the last paw is seen to lift
const FLINCH = 600; // ms after which a bot that is too early lets go

/**
 * @param {import("./race.js").Race} race
 * @param {Pick<import("./pads.js").Pads, "lift">} pads
 * @param {Pick<ReturnType<typeof import("./timers.js").newTimers>, "after">} timers
 */
export function newRacers(race, pads, timers) {
  const { kind, longest, players } = race;
  const people = players.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const bots = players.filter(({ bot }) => bot).map(({ seat }) => seat);
  let reflexes = gathered();
  let sign = 0;

  /** Nobody has done anything yet. @returns {import("./reflexes.js").Reflexes} */
  function gathered() {
    return kind === "slap" ? newLettingGo(people, longest) : newTouching(people, longest);
  }

  const timeOfBot = (/** @type {number} */ seat) => race.bots()[seat] ?? null;
  const slowestBot = () => Math.max(0, ...bots.map((seat) => timeOfBot(seat) ?? 0));

  /** A bot's paw: it is as fast as the engine said before. @param {number} seat */
  const lift = (seat) => pads.lift(seat, timeOfBot(seat));

  return {
    isForBots: people.length === 0,
    /** Nothing of what was before counts. */
    gather() {
      reflexes = gathered();
    },
    /** @type {import("./pads.js").Touch} */
    down: (seat, finger, at) => reflexes.down(seat, finger, at),
    /** @type {import("./pads.js").Touch} */
    up: (seat, finger, at) => reflexes.up(seat, finger, at),
    isTouched: (/** @type {number} */ seat) => reflexes.isTouched(seat),
    isReady: () => reflexes.isReady(),
    arm() {
      reflexes.arm();
      for (const seat of bots) if (timeOfBot(seat) === EARLY) timers.after(FLINCH, () => lift(seat));
    },
    /** The sign is given. @param {number} at its time stamp */
    give(at) {
      sign = at;
      reflexes.give(at);
      for (const seat of bots) {
        const ms = timeOfBot(seat);
        if (ms !== null && ms !== EARLY) timers.after(ms, () => lift(seat));
      }
    },
    isOver: () => reflexes.isOver(),
    /** How many ms after the sign nothing more is to come. */
    most: () => (people.length === 0 ? slowestBot() + SEEN : longest + GRACE),
    /** For how many ms more the paws of bots are to be seen. */
    stillSeen: () => slowestBot() + SEEN - (performance.now() - sign),
    /** @returns {import("./race.js").Time[]} */
    times: () =>
      players.map(({ seat, bot }) => ({ seat, ms: bot ? timeOfBot(seat) : reflexes.timeOf(seat) })),
  };
}
