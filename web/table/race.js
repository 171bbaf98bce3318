// A race of fingers from the first that comes to the times that can be read. The phone lies
// flat; whatever comes in between, it begins anew, and nothing of what was before counts.

import { sentences } from "../text/sentences.js";
import { drawPads } from "./pads.js";
import { newRacers } from "./racers.js";
import { beginAnew, newRacing } from "./racing.js";
import { newTimers } from "./timers.js";
import { answersOf } from "./touches.js";

const LOOK = 2_800; // ms in which times and marks can be read

/**
 * @typedef {object} Race
 * @property {"slap" | "claim"} kind hold and let go, or touch
 * @property {number} longest ms; whoever takes as long has not reacted
 * @property {{seat: number, name: string, pad: string, bot: boolean}[]} players
 * @property {() => readonly (number | null)[]} bots how fast they are, by seat, as soon as it is known
 * @property {{title: string, hold: string, wait: string, watch: string, now: string,
 *   coming: string, there: string}} words and pictures of what comes
 * @property {{own: HTMLElement, hand: HTMLElement} | null} free what stays in sight beside the pads
 */

/** @typedef {{seat: number, ms: number | null}} Time `null` is no reaction */

/** @param {HTMLElement} root @param {(words: string) => void} announce */
export function newRaces(root, announce) {
  /** @type {ReturnType<typeof newRace> | null} */
  let running = null;

  function close() {
    running?.close();
    running = null;
  }

  return {
    /**
     * @param {Race} race
     * @returns {Promise<Time[]>} of all; never, if it is called off
     */
    run: (race) =>
      new Promise((resolve) => {
        close();
        running = newRace(root, announce, race, resolve);
      }),
    /**
     * Who was fastest and who slowest is shown on the pads, if they are there still.
     * @param {import("../games/contract").Verdict} verdict
     */
    tell: (verdict) => running?.tell(verdict) ?? Promise.resolve(),
    close,
  };
}

/**
 * @param {HTMLElement} root @param {(words: string) => void} announce
 * @param {Race} race @param {(times: Time[]) => void} done
 */
function newRace(root, announce, race, done) {
  const timers = newTimers();
  const pads = drawPads(root, race, answersOf(parts));
  const racers = newRacers(race, pads, timers);
  const racing = newRacing(race, { racers, pads, timers, announce, done: ended });
  /** @type {Time[]} */
  let times = [];
  let read = () => {};

  /** @returns {import("./touches.js").Parts} */
  function parts() {
    return { racers, racing, pads };
  }

  /** @param {Time[]} found */
  function ended(found) {
    times = found;
    done(found);
  }

  /**
   * @param {import("../games/contract").Verdict} verdict
   * @returns {Promise<void>} until it has been read, or is not to be seen any more
   */
  function tell({ fastest, slowest }) {
    const marked = times.map(({ seat, ms }) => {
      const mark = seat === slowest ? "slowest" : fastest.includes(seat) ? "fastest" : null;
      return pads.mark(seat, ms, mark);
    });
    announce(marked.join(" "));
    return new Promise((resolve) => {
      read = resolve;
      timers.after(LOOK, resolve);
    });
  }

  const stopWatching = beginAnew(racing);
  racing.begin();
  announce(sentences(race.words.title, race.words.hold));
  pads.focus();

  function close() {
    racing.close();
    timers.clear();
    stopWatching();
    pads.remove();
    read();
  }

  return { tell, close };
}
