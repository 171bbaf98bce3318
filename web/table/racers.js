// All who race: people by their fingers, bots by how fast the engine said they are.

import { seatAt } from "../people/company.js";
import { EARLY, newLettingGo, newTouching } from "./reflexes.js";

const GRACE = 100; // ms for touches that are still on their way when it is over
const SEEN = 300; // ms in which the last paw is seen to lift
const FLINCH = 600; // ms after which a bot that is too early lets go

/**
 * @param {import("./race.js").Race} race
 * @param {ReturnType<typeof import("./pads.js").drawPads>} pads
 * @param {ReturnType<typeof import("./timers.js").newTimers>} timers
 */
export function newRacers(race, pads, timers) {
  const { kind, longest, players } = race;
  const people = players.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const bots = players.filter(({ bot }) => bot).map(({ seat }) => seat);
  let reflexes;
  let sign = 0;

  const timeOfBot = (seat) => race.bots()[seatAt(seat)] ?? null;
  const slowestBot = () => Math.max(0, ...bots.map(timeOfBot));

  /** A bot's paw: it is as fast as the engine said before. */
  const lift = (seat) => pads.lift(seat, timeOfBot(seat));

  return {
    isForBots: people.length === 0,
    /** Nothing of what was before counts. */
    gather() {
      reflexes = kind === "slap" ? newLettingGo(people, longest) : newTouching(people, longest);
    },
    down: (seat, finger, at) => reflexes.down(seat, finger, at),
    up: (seat, finger, at) => reflexes.up(seat, finger, at),
    isTouched: (seat) => reflexes.isTouched(seat),
    isReady: () => reflexes.isReady(),
    arm() {
      reflexes.arm();
      for (const seat of bots) if (timeOfBot(seat) === EARLY) timers.after(FLINCH, () => lift(seat));
    },
    /** The sign is given. @param {number} at its time stamp */
    give(at) {
      sign = at;
      reflexes.give(at);
      for (const seat of bots) if (timeOfBot(seat) >= 0) timers.after(timeOfBot(seat), () => lift(seat));
    },
    isOver: () => reflexes.isOver(),
    /** How many ms after the sign nothing more is to come. */
    most: () => (people.length === 0 ? slowestBot() + SEEN : longest + GRACE),
    /** For how many ms more the paws of bots are to be seen. */
    stillSeen: () => slowestBot() + SEEN - (performance.now() - sign),
    times: () =>
      players.map(({ seat, bot }) => ({ seat, ms: bot ? timeOfBot(seat) : reflexes.timeOf(seat) })),
  };
}
