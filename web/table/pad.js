// One pad: somebody's own, to be touched, or a bot's, to be looked at.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";
import { EARLY } from "./reflexes.js";

const KEY = -1; // the space bar is a finger, too

/**
 * @typedef {"fastest" | "slowest"} Mark
 *
 * @param {import("./race.js").Race["players"][number]} player
 * @param {import("./pads.js").Answers} answers
 */
export function newPad({ seat, name, pad, bot }, answers) {
  const time = element("span", { class: "pad-time" });
  const node = element(
    bot ? "div" : "button",
    { class: `pad${bot ? " is-bot" : ""}`, type: bot ? null : "button", "data-seat": seat },
    element("img", { src: pad, alt: "", draggable: "false" }),
    element("span", { class: "pad-name" }, name),
    time,
  );
  if (!bot) listen(node, seat, answers);

  /** @param {number | null} ms */
  function tellTime(ms) {
    time.textContent = wordsOf(ms);
    node.classList.toggle("is-early", ms === EARLY);
  }

  return {
    node,
    /** Nobody has done anything. */
    clear() {
      time.textContent = "";
      node.classList.remove("is-held", "is-up", "is-early");
    },
    hold: (/** @type {boolean} */ on) => node.classList.toggle("is-held", on),
    time: tellTime,
    /** @param {number | null} ms */
    lift(ms) {
      tellTime(ms);
      node.classList.toggle("is-up", ms !== EARLY);
    },
    /** @param {number | null} ms @param {Mark | null} mark @returns {string} all of it, in words */
    mark(ms, mark) {
      if (!mark) return t("pads-line", { name, time: wordsOf(ms) });
      node.dataset.mark = mark;
      node.append(drawMark(mark));
      return t("pads-line-marked", { name, time: wordsOf(ms), mark: t(`pads-${mark}`) });
    },
  };
}

/** A shape and a word: colour is not needed to tell one from the other. @param {Mark} mark */
const drawMark = (mark) =>
  element(
    "span",
    { class: "pad-mark" },
    element("span", { class: "pad-shape", "aria-hidden": "true" }),
    element("span", {}, t(`pads-${mark}`)),
  );

/** @param {HTMLElement} node @param {number} seat @param {import("./pads.js").Answers} answers */
function listen(node, seat, { down, up, lost }) {
  node.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    down(seat, event.pointerId, event.timeStamp);
  });
  node.addEventListener("pointerup", (event) => up(seat, event.pointerId, event.timeStamp));
  node.addEventListener("pointercancel", (event) => lost(seat, event.pointerId, event.timeStamp));
  node.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.repeat) return;
    event.preventDefault();
    down(seat, KEY, event.timeStamp);
  });
  node.addEventListener("keyup", (event) => {
    if (event.key === " ") up(seat, KEY, event.timeStamp);
  });
  node.addEventListener("contextmenu", (event) => event.preventDefault());
}

/** @param {number | null} ms */
function wordsOf(ms) {
  if (ms === null) return t("pads-none");
  return ms === EARLY ? t("pads-early") : t("pads-time", { seconds: ms / 1000 });
}
