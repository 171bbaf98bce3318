// The sheets of a replay: its menu, whose eyes look on, and what it means to play on from here.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { button } from "../../parts/frame.js";
import { openSheet } from "../../parts/sheet.js";
import { t } from "../../text/text.js";

/**
 * @param {import("../navigation").Nav} nav
 * @param {{game: import("../../engine/messages").GameName, onPlayOn: () => void, isLast: boolean, onShare: () => void,
 *   onLog: () => void}} what
 */
export function openMenu(nav, { game, onPlayOn, isLast, onShare, onLog }) {
  /** @param {string} label @param {() => void} onclick @param {import("../../dom/element.js").Attributes} [attributes] */
  const item = (label, onclick, attributes = {}) =>
    element(
      "button",
      { type: "button", class: "menu-item", onclick: () => leave(sheet, onclick), ...attributes },
      label,
    );
  const sheet = openSheet({
    title: t("play-menu"),
    className: "sheet-menu",
    content: [
      item(t("replay-play-on"), onPlayOn, { "aria-disabled": String(isLast) }),
      item(t("replay-share"), onShare),
      item(t("replay-log"), onLog),
      item(t("rules"), () => nav.show("rules", { game })),
      item(t("settings"), () => nav.show("settings")),
      item(t("play-menu-home"), () => nav.show("home")),
    ],
  });
}

/** @param {() => void} onBegin */
export function openPlayOn(onBegin) {
  const begin = () => leave(sheet, onBegin);
  const sheet = openSheet({
    title: t("replay-play-on"),
    className: "sheet-choice",
    content: [
      element("p", {}, t("replay-play-on-line")),
      button(t("replay-play-on-begin"), { class: "button-main", onclick: begin }),
    ],
  });
}

/**
 * A dummy has no eyes.
 * @param {{names: string[], tokens: string[], seats: number, eyes: number | null,
 *   onEyes: (eyes: number | null) => void}} what
 */
export function openEyes({ names, tokens, seats, eyes, onEyes }) {
  /** @param {number | null} whose @param {HTMLElement} sign @param {string} label */
  const choice = (whose, sign, label) =>
    element(
      "button",
      {
        type: "button",
        class: "choice",
        "aria-pressed": String(whose === eyes),
        onclick: () => leave(sheet, () => onEyes(whose)),
      },
      sign,
      element("span", { dir: "auto" }, label),
    );
  const seat = (/** @type {number} */ at) =>
    choice(at, element("img", { src: tokens[at] ?? "", alt: "" }), names[at] ?? "");
  const sheet = openSheet({
    title: t("replay-view"),
    className: "sheet-choice sheet-eyes",
    content: [
      element("p", {}, t("replay-view-line")),
      element(
        "div",
        { class: "choices" },
        choice(null, picture(icon("eye"), "eyes-all"), t("replay-view-none")),
        ...Array.from({ length: seats }, (_, at) => seat(at)),
      ),
    ],
  });
}

/** @param {{close: () => void}} sheet @param {() => void} act */
function leave(sheet, act) {
  sheet.close();
  act();
}
