// What touches of the pads do to a race.

import { t } from "../text/text.js";
import { sense } from "./senses.js";

/**
 * @typedef {object} Parts
 * @property {ReturnType<typeof import("./racers.js").newRacers>} racers
 * @property {import("./racing.js").Racing} racing
 * @property {import("./pads.js").Pads} pads
 */

/** @param {() => Parts} parts @returns {import("./pads.js").Answers} */
export function answersOf(parts) {
  /** @param {"down" | "up"} act @returns {import("./pads.js").Touch} */
  const touch = (act) => (seat, finger, at) => {
    const { racers, racing, pads } = parts();
    if (racing.stage() === "over") return;
    racers[act](seat, finger, at);
    pads.hold(seat, racers.isTouched(seat));
    // To let go of a pad is to slap.
    if (racing.stage() === "now" && act === "up") sense("slap", { mine: true });
    racing.touched();
  };
  const up = touch("up");

  /** The system has taken a finger away. @type {import("./pads.js").Touch} */
  function lost(seat, finger, at) {
    const { racers, racing } = parts();
    if (racing.stage() !== "over" && racers.isTouched(seat)) racing.begin(t("pads-interrupted"));
    else up(seat, finger, at);
  }

  return { down: touch("down"), up, lost, start: () => parts().racing.arm() };
}
