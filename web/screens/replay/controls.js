// What the thumb does at a replay: the bar to run along, and the buttons under it.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { iconButton } from "../../parts/frame.js";
import { t } from "../../text/text.js";

/**
 * @param {object} needs
 * @param {HTMLElement} needs.scrub
 * @param {{start: () => void, back: () => void, play: () => void, on: () => void, end: () => void,
 *   faster: () => void, view: () => void, menu: () => void}} needs.answers
 */
export function newControls({ scrub, answers }) {
  /** @param {string} label @param {import("../../dom/icons.js").Sign} sign @param {() => void} onclick */
  const way = (label, sign, onclick) => iconButton(t(label), sign, { class: "controls-button", onclick });
  const start = way("replay-start", "toStart", answers.start);
  const back = way("replay-back", "stepBack", answers.back);
  const on = way("replay-on", "stepOn", answers.on);
  const end = way("replay-end", "toEnd", answers.end);
  const play = element("button", { type: "button", class: "controls-play", onclick: answers.play });
  const speed = element("button", {
    type: "button",
    class: "controls-button controls-speed",
    onclick: answers.faster,
  });
  const face = element("img", { alt: "" });
  const everybody = picture(icon("eye"));
  const view = element(
    "button",
    { type: "button", class: "controls-button controls-view", onclick: answers.view },
    face,
    everybody,
  );
  const menu = element(
    "button",
    { type: "button", class: "controls-button", "aria-label": t("play-menu"), onclick: answers.menu },
    element("span", { "aria-hidden": "true" }, "☰"),
  );
  const node = element(
    "footer",
    { class: "controls" },
    element("div", { class: "controls-run" }, start, scrub, end),
    element("div", { class: "controls-row" }, menu, back, play, on, speed, view),
  );

  return {
    node,
    /** There is nothing before the first step, and nothing after the last. @param {number} step @param {number} last */
    at(step, last) {
      for (const each of [start, back]) each.setAttribute("aria-disabled", String(step === 0));
      for (const each of [on, end]) each.setAttribute("aria-disabled", String(step === last));
    },
    playing(/** @type {boolean} */ is) {
      play.replaceChildren(picture(icon(is ? "pause" : "go")));
      play.setAttribute("aria-label", t(is ? "replay-pause" : "replay-play"));
    },
    speed(/** @type {string} */ words) {
      speed.textContent = `${words}×`;
      speed.setAttribute("aria-label", t("replay-speed", { speed: words }));
    },
    /** @param {{name: string, token: string} | null} who null is all round the table */
    viewed(who) {
      face.hidden = !who;
      everybody.hidden = Boolean(who);
      if (who) face.src = who.token;
      view.setAttribute("aria-label", who ? t("replay-view-of", { name: who.name }) : t("replay-view-all"));
    },
  };
}
