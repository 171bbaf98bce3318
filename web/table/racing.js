// The course of a race: all gather, all wait, the sign is given, and it is over.

import { t } from "../text/text.js";
import { sense } from "./senses.js";

const WAITS = { from: 1_000, more: 3_000 }; // ms until the sign
const WITHOUT = 6_000; // ms until one may begin without those who are not there

/**
 * @typedef {"gathering" | "waiting" | "now" | "over"} Stage
 * @typedef {ReturnType<typeof newRacing>} Racing
 *
 * @param {import("./race.js").Race} race
 * @param {object} needs
 * @param {ReturnType<typeof import("./racers.js").newRacers>} needs.racers
 * @param {import("./pads.js").Pads} needs.pads
 * @param {ReturnType<typeof import("./timers.js").newTimers>} needs.timers
 * @param {(words: string) => void} needs.announce
 * @param {(times: import("./race.js").Time[]) => void} needs.done
 */
export function newRacing({ kind, words }, { racers, pads, timers, announce, done }) {
  /** @type {Stage} */
  let stage;

  /** @param {Stage} next @param {string} said */
  function enter(next, said) {
    timers.clear();
    stage = next;
    pads.show(stage, said);
  }

  function begin(why = "") {
    racers.gather();
    enter("gathering", why ? `${why} ${words.hold}` : words.hold);
    pads.clear();
    if (racers.isForBots) arm();
    else if (kind === "claim") pads.offer(t("pads-go"));
    else timers.after(WITHOUT, () => pads.offer(t("pads-without")));
  }

  function arm() {
    if (stage !== "gathering") return;
    enter("waiting", racers.isForBots ? words.watch : words.wait);
    timers.after(WAITS.from + Math.random() * WAITS.more, () => requestAnimationFrame(give));
    racers.arm();
  }

  /** The sign is given with the frame that shows it. @param {number} at that frame's time stamp */
  function give(at) {
    if (stage !== "waiting") return;
    enter("now", words.now);
    announce(words.now);
    sense("sign", { mine: !racers.isForBots });
    racers.give(at);
    timers.after(racers.most(), finish);
    if (!racers.isForBots && racers.isOver()) timers.after(0, finish);
  }

  /** A finger has come or gone. */
  function touched() {
    if (stage === "gathering" && racers.isReady()) arm();
    else if (stage === "now" && racers.isOver()) timers.after(0, finish);
  }

  /** Whoever still holds has not reacted; but bots that have are seen to. */
  function finish() {
    if (stage === "over") return;
    const rest = racers.stillSeen();
    if (racers.isOver() && rest > 0) {
      timers.after(rest, finish);
      return;
    }
    const times = racers.times();
    enter("over", t("pads-over"));
    for (const { seat, ms } of times) pads.time(seat, ms);
    done(times);
  }

  return { begin, arm, touched, stage: () => stage, close: () => void (stage = "over") };
}

/** Whatever comes in between, it begins anew. @param {Racing} racing @returns {() => void} not any more */
export function beginAnew(racing) {
  const interrupted = () => racing.begin(t("pads-interrupted"));
  const whenHiddenOrBack = () => {
    if (racing.stage() !== "over") interrupted();
  };
  const whenTurned = () => {
    if (["waiting", "now"].includes(racing.stage())) interrupted();
  };
  const turned = matchMedia("(orientation: landscape)");

  document.addEventListener("visibilitychange", whenHiddenOrBack);
  turned.addEventListener("change", whenTurned);
  return () => {
    document.removeEventListener("visibilitychange", whenHiddenOrBack);
    turned.removeEventListener("change", whenTurned);
  };
}
