// The foot of the set-up: the button that begins. What was tapped before the engine was there is done as
// soon as it is.

import { element } from "../../dom/element.js";
import { arrival, onArrival } from "../../parts/arrival.js";
import { button } from "../../parts/frame.js";
import { status } from "../../parts/status.js";
import { t } from "../../text/text.js";

/** @param {() => void} begin */
export function newFoot(begin) {
  /** @type {(() => void) | null} */
  let eager = null; // what was tapped before the engine was there
  const trouble = element("p", { class: "warning", role: "alert" });
  const waiting = element("p", { class: "soft", role: "status" });
  const play = button(t("setup-play"), { class: "button-main setup-play", onclick: begin });
  const start = status({ all: false });
  const stop = onArrival(({ stage }) => {
    if (stage.stage === "failed") settle();
    if (eager && stage.stage === "ready") eager();
  });

  function settle() {
    eager = null;
    play.removeAttribute("aria-busy");
    waiting.textContent = "";
  }

  return {
    node: element("footer", { class: "setup-foot" }, start.node, waiting, trouble, play),
    focus: () => play.focus({ preventScroll: true }),
    complain: (/** @type {string} */ words) => void (trouble.textContent = words),
    /** @param {() => void} again @param {() => void} act */
    whenReady(again, act) {
      if (arrival().stage.stage === "ready") {
        settle();
        act();
        return;
      }
      eager = again;
      play.setAttribute("aria-busy", "true");
      waiting.textContent = arrival().stage.stage === "failed" ? "" : t("setup-waiting");
    },
    close() {
      stop();
      start.close();
    },
  };
}
