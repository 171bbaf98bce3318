// The bar below the board: menu, taking back, hint, and what there is to confirm.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { t } from "../text/text.js";

/** Letters from which on the large button has two lines. */
const LONG = 13;

/** @param {string} letter */
const sign = (letter) => element("span", { "aria-hidden": "true" }, letter);

/** @typedef {{onMenu: () => void, onUndo: () => void, onHint: () => void, onSound: () => void, onConfirm: () => void, onSkip: () => void}} Answers */

/** @param {string} name @param {() => void} onclick @param {HTMLElement} shown */
const way = (name, onclick, shown, hidden = false) =>
  element("button", { type: "button", class: `bar-button bar-${name}`, onclick, hidden }, shown);

/** @param {Answers} answers */
function partsOf({ onMenu, onUndo, onHint, onSound, onConfirm, onSkip }) {
  const menu = way("menu", onMenu, sign("☰"));
  const undo = way("undo", onUndo, sign("↶"));
  const hint = way("hint", onHint, picture(icon("hint")), true);
  const chapter = element("p", { class: "bar-chapter" });
  const signs = [picture(icon("silent")), picture(icon("sound"))];
  const sound = way("sound", onSound, element("span", {}, ...signs));
  const skip = element("button", { type: "button", class: "bar-skip", onclick: onSkip, hidden: true });
  const large = { type: "button", class: "bar-confirm", onclick: onConfirm, hidden: true };
  const confirm = element("button", large);
  const room = element("div", { class: "bar-room" }, chapter, sound, skip, confirm);
  const node = element("footer", { class: "bar" }, menu, undo, hint, room);
  return { node, menu, undo, hint, chapter, signs, sound, skip, confirm };
}

/** @param {Answers} answers */
export function newBar(answers) {
  const { node, menu, undo, hint, chapter, signs, sound, skip, confirm } = partsOf(answers);
  const acts = {
    /** Where in the match this is. @param {string} words */
    chapter: (words) => void (chapter.textContent = words),
    /** @param {string | null} words on the large button, if there is something to confirm */
    confirm: (words) => {
      chapter.hidden = sound.hidden = Boolean(words);
      confirm.textContent = words ?? "";
      confirm.classList.toggle("is-long", (words ?? "").length > LONG);
      confirm.hidden = !words;
    },
    /** @param {boolean} is is anything heard? */
    sound: (is) => {
      sound.setAttribute("aria-pressed", String(is));
      signs.forEach((sign, at) => (sign.hidden = Boolean(at) !== is));
    },
    /** @param {boolean} can anything be skipped that goes on by itself? */
    skip: (can) => {
      skip.hidden = !can;
      skip.textContent = t("play-skip");
      skip.setAttribute("aria-label", t("play-skip-label"));
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
  function name() {
    menu.setAttribute("aria-label", t("play-menu"));
    sound.setAttribute("aria-label", t("settings-sound"));
  }
  return { node, acts, name };
}
