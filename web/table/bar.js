// The bar below the board: menu, taking back, hint, and what there is to confirm.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { t } from "../text/text.js";

/** @param {string} letter */
const sign = (letter) => element("span", { "aria-hidden": "true" }, letter);

/** @param {{onMenu: () => void, onUndo: () => void, onHint: () => void, onConfirm: () => void}} answers */
export function newBar({ onMenu, onUndo, onHint, onConfirm }) {
  /** @param {string} name @param {() => void} onclick @param {HTMLElement} shown */
  const way = (name, onclick, shown, hidden = false) =>
    element("button", { type: "button", class: `bar-button bar-${name}`, onclick, hidden }, shown);
  const menu = way("menu", onMenu, sign("☰"));
  const undo = way("undo", onUndo, sign("↶"));
  const hint = way("hint", onHint, picture(icon("hint")), true);
  const chapter = element("p", { class: "bar-chapter" });
  const confirm = element("button", {
    type: "button",
    class: "bar-confirm",
    onclick: onConfirm,
    hidden: true,
  });
  const node = element(
    "footer",
    { class: "bar" },
    menu,
    undo,
    hint,
    element("div", { class: "bar-room" }, chapter, confirm),
  );

  const acts = {
    /** Where in the match this is. @param {string} words */
    chapter: (words) => void (chapter.textContent = words),
    /** @param {string | null} words on the large button, if there is something to confirm */
    confirm: (words) => {
      chapter.hidden = Boolean(words);
      confirm.textContent = words ?? "";
      confirm.hidden = !words;
    },
    /** @param {{name: string, refused: boolean} | null} what */
    undo: (what) => {
      undo.hidden = !what;
      if (!what) return;
      undo.setAttribute("aria-disabled", String(what.refused));
      undo.setAttribute("aria-label", t("play-undo", { name: what.name }));
    },
    /** @param {{alone: boolean} | null} what is there but one thing to be done? */
    hint: (what) => {
      hint.hidden = !what;
      if (!what) return;
      hint.setAttribute("aria-disabled", String(what.alone));
      hint.setAttribute("aria-label", t("hint"));
    },
  };
  return { node, acts, name: () => menu.setAttribute("aria-label", t("play-menu")) };
}
