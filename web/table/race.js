// A race of fingers from the first that comes to the times that can be read. The phone lies
// flat; whatever comes in between, it begins anew, and nothing of what was before counts.

import { sentences } from "../text/sentences.js";
import { t } from "../text/text.js";
import { drawPads } from "./pads.js";
import { newRacers } from "./racers.js";
import { newRacing } from "./racing.js";
import { newTimers } from "./timers.js";

const LOOK = 2_800; // ms in which times and marks can be read

/**
 * @typedef {object} Race
 * @property {"slap" | "claim"} kind hold and let go, or touch
 * @property {number} longest ms; whoever takes as long has not reacted
 * @property {{seat: string, name: string, pad: string, bot: boolean}[]} players
 * @property {() => readonly (number | null)[]} bots how fast they are, by seat, as soon as it is known
 * @property {{title: string, hold: string, wait: string, watch: string, now: string,
 *   coming: string, there: string}} words and pictures of what comes
 * @property {{own: HTMLElement, hand: HTMLElement} | null} free what stays in sight beside the pads
 */

/** @typedef {{seat: string, ms: number | null}} Time `null` is no reaction */

/** @param {HTMLElement} root @param {(words: string) => void} announce */
export function newRaces(root, announce) {
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
    tell: async (verdict) => running?.tell(verdict),
    close,
  };
}

function newRace(root, announce, race, done) {
  const timers = newTimers();
  const pads = drawPads(
    root,
    race,
    answersOf(() => ({ racers, racing, pads })),
  );
  const racers = newRacers(race, pads, timers);
  const ended = (found) => done((times = found));
  const racing = newRacing(race, { racers, pads, timers, announce, done: ended });
  let times = [];
  let read = () => {};

  /** @returns {Promise<void>} until it has been read, or is not to be seen any more */
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

/** What touches of the pads do. */
function answersOf(parts) {
  const touch = (act) => (seat, finger, at) => {
    const { racers, racing, pads } = parts();
    if (racing.stage() === "over") return;
    racers[act](seat, finger, at);
    pads.hold(seat, racers.isTouched(seat));
    racing.touched();
  };
  const up = touch("up");

  /** The system has taken a finger away. */
  function lost(seat, finger, at) {
    const { racers, racing } = parts();
    if (racing.stage() !== "over" && racers.isTouched(seat)) racing.begin(t("pads-interrupted"));
    else up(seat, finger, at);
  }

  return { down: touch("down"), up, lost, start: () => parts().racing.arm() };
}

/** Whatever comes in between, it begins anew. @returns {() => void} not any more */
function beginAnew(racing) {
  const interrupted = () => racing.begin(t("pads-interrupted"));
  const whenHiddenOrBack = () => racing.stage() !== "over" && interrupted();
  const whenTurned = () => ["waiting", "now"].includes(racing.stage()) && interrupted();
  const turned = matchMedia("(orientation: landscape)");

  document.addEventListener("visibilitychange", whenHiddenOrBack);
  turned.addEventListener("change", whenTurned);
  return () => {
    document.removeEventListener("visibilitychange", whenHiddenOrBack);
    turned.removeEventListener("change", whenTurned);
  };
}
