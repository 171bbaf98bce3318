// A bot that thinks for long is seen, and heard, to do so.

import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";

/** Milliseconds after which it is shown, and said. */
const SHOWN = 400;
const SAID = 1_000;

/**
 * @param {(seat: number) => HTMLElement} panelOf
 * @param {(words: string) => void} announce
 * @param {(seat: number) => string} nameOf
 */
export function newPondering(panelOf, announce, nameOf) {
  /** @type {number | null} */
  let thinker = null;
  /** @type {ReturnType<typeof setTimeout>[]} */
  let timers = [];

  function end() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    if (thinker !== null) {
      panelOf(thinker).classList.remove("is-pondering");
      performance.mark("thought over"); // to be measured from outside
    }
    thinker = null;
  }

  /** @param {number} seat */
  function begin(seat) {
    end();
    thinker = seat;
    performance.mark("thought begun");
    const panel = panelOf(seat);
    if (!panel.querySelector(".seat-thinks")) {
      panel.querySelector(".seat-name")?.after(element("span", { class: "seat-thinks" }, t("bot-thinks")));
    }
    timers = [
      setTimeout(() => panel.classList.add("is-pondering"), SHOWN),
      setTimeout(() => announce(t("bot-thinks-long", { name: nameOf(seat) })), SAID),
    ];
  }

  return {
    /** @param {number} seat @param {number} perCent of its thought, 100 when it is over */
    further(seat, perCent) {
      if (perCent >= 100) {
        end();
        return;
      }
      if (seat !== thinker) begin(seat);
      panelOf(seat).style.setProperty("--thought", `${perCent}%`);
    },
    end,
  };
}
