// A race of fingers from the first that comes to the times that can be read. The phone lies
// flat; whatever comes in between, it begins anew, and nothing of what was before counts.

import { sentences } from "../text/sentences.js";
import { t } from "../text/text.js";
import { seatAt } from "./company.js";
import { drawPads } from "./pads.js";
import { EARLY, newLettingGo, newTouching } from "./reflexes.js";
import { sense } from "./senses.js";

const WAITS = { from: 1_000, more: 3_000 }; // ms until the sign
const GRACE = 100; // ms for touches that are still on their way when it is over
const LOOK = 1_800; // ms in which the times can be read
const WITHOUT = 6_000; // ms until one may begin without those who are not there
const FLINCH = 600; // ms after which a bot that is too early lets go

/**
 * @typedef {object} Race
 * @property {"slap" | "claim"} kind hold and let go, or touch
 * @property {number} longest ms; whoever takes as long has not reacted
 * @property {{seat: string, name: string, pad: string, bot: boolean}[]} players
 * @property {() => (number | null)[]} bots how fast they are, by seat, as soon as it is known
 * @property {{title: string, hold: string, wait: string, watch: string, now: string,
 *   coming: string, there: string}} words and pictures of what comes
 * @property {HTMLElement | null} above what stays in sight below the pads
 */

/** @param {HTMLElement} root @param {(words: string) => void} announce */
export function newRaces(root, announce) {
  let stop = () => {};

  /**
   * @param {Race} race
   * @returns {Promise<{seat: string, ms: number | null}[]>} of people; never, if it is called off
   */
  const run = (race) =>
    new Promise((resolve) => {
      stop();
      stop = newRace(root, announce, race, (times) => {
        stop();
        resolve(times);
      });
    });

  return { run, close: () => stop() };
}

function newRace(root, announce, race, done) {
  const { kind, longest, players, words } = race;
  const people = players.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const bots = players.filter(({ bot }) => bot).map(({ seat }) => seat);
  const timers = newTimers();
  const pads = drawPads(root, race, { down, up, lost, start: arm });
  let reflexes;
  let sign = 0;
  /** @type {"gathering" | "waiting" | "now" | "over"} */
  let stage;

  function enter(next, said) {
    timers.clear();
    stage = next;
    pads.show(stage, said);
  }

  // --- fingers -----------------------------------------------------------------------------

  function down(seat, finger, at) {
    if (stage === "over") return;
    reflexes.down(seat, finger, at);
    look(seat);
  }

  function up(seat, finger, at) {
    if (stage === "over") return;
    reflexes.up(seat, finger, at);
    look(seat);
  }

  /** The system has taken a finger away. */
  function lost(seat, finger, at) {
    if (stage !== "over" && reflexes.isTouched(seat)) begin(t("pads-interrupted"));
    else up(seat, finger, at);
  }

  function look(seat) {
    pads.hold(seat, reflexes.isTouched(seat));
    if (stage === "gathering" && reflexes.isReady()) arm();
    else if (stage === "now" && reflexes.isOver()) timers.after(0, finish);
  }

  // --- the course --------------------------------------------------------------------------

  function begin(why = "") {
    reflexes = kind === "slap" ? newLettingGo(people, longest) : newTouching(people, longest);
    enter("gathering", why ? `${why} ${words.hold}` : words.hold);
    pads.clear();
    if (people.length === 0) return arm();
    if (kind === "claim") pads.offer(t("pads-go"));
    else timers.after(WITHOUT, () => pads.offer(t("pads-without")));
    return undefined;
  }

  function arm() {
    if (stage !== "gathering") return;
    enter("waiting", people.length > 0 ? words.wait : words.watch);
    reflexes.arm();
    timers.after(WAITS.from + Math.random() * WAITS.more, () => requestAnimationFrame(give));
    for (const seat of bots) if (timeOfBot(seat) === EARLY) timers.after(FLINCH, () => lift(seat));
  }

  /** The sign is given with the frame that shows it. @param {number} at that frame's time stamp */
  function give(at) {
    if (stage !== "waiting") return;
    sign = at;
    reflexes.give(at);
    enter("now", words.now);
    announce(words.now);
    sense("sign");
    for (const seat of bots) if (timeOfBot(seat) >= 0) timers.after(timeOfBot(seat), () => lift(seat));
    timers.after(people.length === 0 ? slowestBot() : longest + GRACE, finish);
    if (people.length > 0 && reflexes.isOver()) timers.after(0, finish);
  }

  const timeOfBot = (seat) => race.bots()[seatAt(seat)] ?? null;
  const slowestBot = () => Math.max(0, ...bots.map(timeOfBot));

  /** A bot's paw: it is as fast as the engine said before. */
  const lift = (seat) => pads.lift(seat, timeOfBot(seat));

  function finish() {
    if (stage === "over") return;
    // Whoever still holds has not reacted; but bots that have are seen to.
    const rest = slowestBot() - (performance.now() - sign);
    if (reflexes.isOver() && rest > 0) return timers.after(rest, finish);
    const times = people.map((seat) => ({ seat, ms: reflexes.timeOf(seat) }));
    enter("over", t("pads-over"));
    for (const { seat, ms } of times) pads.time(seat, ms);
    return timers.after(LOOK, () => done(times));
  }

  // --- what comes in between ---------------------------------------------------------------

  const whenHiddenOrBack = () => stage !== "over" && begin(t("pads-interrupted"));
  const whenTurned = () => (stage === "waiting" || stage === "now") && begin(t("pads-interrupted"));
  const turned = matchMedia("(orientation: landscape)");

  document.addEventListener("visibilitychange", whenHiddenOrBack);
  turned.addEventListener("change", whenTurned);
  begin();
  announce(sentences(words.title, words.hold));
  pads.focus();

  return function close() {
    stage = "over";
    timers.clear();
    document.removeEventListener("visibilitychange", whenHiddenOrBack);
    turned.removeEventListener("change", whenTurned);
    pads.remove();
  };
}

/** What is still to come is forgotten with what it belonged to. */
function newTimers() {
  const running = new Set();
  return {
    after(ms, work) {
      const timer = setTimeout(() => (running.delete(timer), work()), ms);
      running.add(timer);
    },
    clear() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
