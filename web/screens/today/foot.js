// The foot of the deals of the day: how the engine gets on, and what waits for it.

import { element } from "../../dom/element.js";
import { arrival, onArrival } from "../../parts/arrival.js";
import { status } from "../../parts/status.js";
import { t } from "../../text/text.js";

/** @param {() => void} onReady when the engine is there */
export function newFoot(onReady) {
  /** @type {(() => void) | null} */
  let eager = null; // what was tapped before the engine was there
  const start = status({ all: false });
  const trouble = element("p", { class: "warning", role: "alert" });
  const waiting = element("p", { class: "soft", role: "status" });
  const stop = onArrival(({ stage }) => {
    if (stage.stage === "ready") onReady();
    if (stage.stage === "failed" || stage.stage === "ready") settle();
  });

  function settle() {
    const again = arrival().stage.stage === "ready" && eager;
    eager = null;
    waiting.textContent = "";
    if (again) again();
  }

  return {
    node: element("footer", { class: "today-foot" }, start.node, waiting, trouble),
    complain: (/** @type {string} */ words) => void (trouble.textContent = words),
    /** That is done as soon as the engine is there. @param {() => void} act */
    wait(act) {
      eager = act;
      waiting.textContent = arrival().stage.stage === "failed" ? "" : t("setup-waiting");
    },
    close() {
      stop();
      start.close();
    },
  };
}
