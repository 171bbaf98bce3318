// A bot that thinks for long is seen, and heard, to do so.

import { seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

/** Milliseconds after which it is shown, and said. */
const SHOWN = 400;
const SAID = 1_000;

/**
 * @param {(seat: string) => HTMLElement} panelOf
 * @param {(words: string) => void} announce
 * @param {(seat: number) => string} nameOf
 */
export function newPondering(panelOf, announce, nameOf) {
  let thinker = null;
  let timers = [];

  function end() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    if (thinker) {
      panelOf(thinker).classList.remove("is-pondering");
      performance.mark("thought over"); // to be measured from outside
    }
    thinker = null;
  }

  function begin(seat) {
    end();
    thinker = seat;
    performance.mark("thought begun");
    const panel = panelOf(seat);
    if (!panel.querySelector(".seat-thinks")) {
      panel.querySelector(".seat-name").after(element("span", { class: "seat-thinks" }, t("bot-thinks")));
    }
    timers = [
      setTimeout(() => panel.classList.add("is-pondering"), SHOWN),
      setTimeout(() => announce(t("bot-thinks-long", { name: nameOf(seatAt(seat)) })), SAID),
    ];
  }

  return {
    /** @param {string} seat @param {number} perCent of its thought, 100 when it is over */
    further(seat, perCent) {
      if (perCent >= 100) return end();
      if (seat !== thinker) begin(seat);
      return panelOf(seat).style.setProperty("--thought", `${perCent}%`);
    },
    end,
  };
}
