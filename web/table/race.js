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
const LOOK = 2_800; // ms in which times and marks can be read
const WITHOUT = 6_000; // ms until one may begin without those who are not there
const SEEN = 300; // ms in which the last paw is seen to lift
const FLINCH = 600; // ms after which a bot that is too early lets go

/**
 * @typedef {object} Race
 * @property {"slap" | "claim"} kind hold and let go, or touch
 * @property {number} longest ms; whoever takes as long has not reacted
 * @property {{seat: string, name: string, pad: string, bot: boolean}[]} players
 * @property {() => (number | null)[]} bots how fast they are, by seat, as soon as it is known
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
     * @param {{fastest: string[], slowest: string | null}} verdict
     */
    tell: async (verdict) => running?.tell(verdict),
    close,
  };
}

function newRace(root, announce, race, done) {
  const { kind, longest, players, words } = race;
  const people = players.filter(({ bot }) => !bot).map(({ seat }) => seat);
  const bots = players.filter(({ bot }) => bot).map(({ seat }) => seat);
  const timers = newTimers();
  const pads = drawPads(root, race, { down, up, lost, start: arm });
  let reflexes;
  let sign = 0;
  let times = [];
  let read = () => {};
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
    timers.after(people.length === 0 ? slowestBot() + SEEN : longest + GRACE, finish);
    if (people.length > 0 && reflexes.isOver()) timers.after(0, finish);
  }

  const timeOfBot = (seat) => race.bots()[seatAt(seat)] ?? null;
  const slowestBot = () => Math.max(0, ...bots.map(timeOfBot));

  /** A bot's paw: it is as fast as the engine said before. */
  const lift = (seat) => pads.lift(seat, timeOfBot(seat));

  function finish() {
    if (stage === "over") return;
    // Whoever still holds has not reacted; but bots that have are seen to.
    const rest = slowestBot() + SEEN - (performance.now() - sign);
    if (reflexes.isOver() && rest > 0) return timers.after(rest, finish);
    times = players.map(({ seat, bot }) => ({ seat, ms: bot ? timeOfBot(seat) : reflexes.timeOf(seat) }));
    enter("over", t("pads-over"));
    for (const { seat, ms } of times) pads.time(seat, ms);
    return done(times);
  }

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

  // --- what comes in between ---------------------------------------------------------------

  const whenHiddenOrBack = () => stage !== "over" && begin(t("pads-interrupted"));
  const whenTurned = () => (stage === "waiting" || stage === "now") && begin(t("pads-interrupted"));
  const turned = matchMedia("(orientation: landscape)");

  document.addEventListener("visibilitychange", whenHiddenOrBack);
  turned.addEventListener("change", whenTurned);
  begin();
  announce(sentences(words.title, words.hold));
  pads.focus();

  function close() {
    stage = "over";
    timers.clear();
    document.removeEventListener("visibilitychange", whenHiddenOrBack);
    turned.removeEventListener("change", whenTurned);
    pads.remove();
    read();
  }

  return { tell, close };
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
