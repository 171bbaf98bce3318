// The sheets of a replay: its menu, whose eyes look on, and what it means to play on from here.

import { letterAt } from "../../table/company.js";
import { openSheet } from "../../table/sheet.js";
import { t } from "../../text/text.js";
import { element, picture } from "../element.js";
import { button } from "../frame.js";
import { icon } from "../icons.js";
import { show } from "../screens.js";

/**
 * @param {{game: string, onPlayOn: () => void, isLast: boolean, onShare: () => void,
 *   onLog: () => void}} what
 */
export function openMenu({ game, onPlayOn, isLast, onShare, onLog }) {
  const item = (label, onclick, attributes = {}) =>
    element(
      "button",
      { type: "button", class: "menu-item", onclick: () => (sheet.close(), onclick()), ...attributes },
      label,
    );
  const sheet = openSheet({
    title: t("play-menu"),
    className: "sheet-menu",
    content: [
      item(t("replay-play-on"), onPlayOn, { "aria-disabled": String(isLast) }),
      item(t("replay-share"), onShare),
      item(t("replay-log"), onLog),
      item(t("rules"), () => show("rules", { game })),
      item(t("settings"), () => show("settings")),
      item(t("play-menu-home"), () => show("home")),
    ],
  });
}

/** @param {() => void} onBegin */
export function openPlayOn(onBegin) {
  const begin = () => (sheet.close(), onBegin());
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
 * @param {{names: string[], tokens: string[], seats: number, eyes: string | null,
 *   onEyes: (eyes: string | null) => void}} what
 */
export function openEyes({ names, tokens, seats, eyes, onEyes }) {
  const choice = (whose, sign, label) =>
    element(
      "button",
      {
        type: "button",
        class: "choice",
        "aria-pressed": String(whose === eyes),
        onclick: () => (sheet.close(), onEyes(whose)),
      },
      sign,
      element("span", { dir: "auto" }, label),
    );
  const seat = (at) => choice(letterAt(at), element("img", { src: tokens[at], alt: "" }), names[at]);
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
