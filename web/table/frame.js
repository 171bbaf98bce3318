// The screen round the board: the sentence above, the bar below, a notice in between.

import { element, picture } from "../screens/element.js";
import { icon } from "../screens/icons.js";
import { sentences } from "../text/sentences.js";
import { t } from "../text/text.js";
import { newAnnouncer } from "./announce.js";

const LONG = 64; // letters, beyond which a sentence is written smaller: somebody has a long name

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} board
 * @param {{onLog: () => void, onWhy: () => void, onMenu: () => void, onUndo: () => void,
 *   onHint: () => void, onConfirm: () => void}} answers
 */
export function newFrame(root, board, { onLog, onWhy, onMenu, onUndo, onHint, onConfirm }) {
  const heading = element("h1", { class: "visually-hidden" });
  const token = element("img", { class: "saying-token", alt: "", hidden: true });
  const asked = element("p", { class: "saying-asked", tabindex: "-1" });
  const told = element("span", {});
  const happened = element("button", { type: "button", class: "saying-happened", onclick: onLog }, told);
  const why = element("button", { type: "button", class: "saying-why", onclick: onWhy, hidden: true });
  const chapter = element("p", { class: "bar-chapter" });
  const unkept = element("p", { class: "saying-unkept", role: "alert", hidden: true });
  const saying = element(
    "header",
    { class: "saying" },
    unkept,
    token,
    element("div", { class: "saying-words" }, asked, happened),
    why,
  );
  const menu = element(
    "button",
    { type: "button", class: "bar-button bar-menu", onclick: onMenu },
    element("span", { "aria-hidden": "true" }, "☰"),
  );
  const undo = element(
    "button",
    { type: "button", class: "bar-button bar-undo", onclick: onUndo },
    element("span", { "aria-hidden": "true" }, "↶"),
  );
  const hint = element(
    "button",
    { type: "button", class: "bar-button bar-hint", onclick: onHint, hidden: true },
    picture(icon("hint")),
  );
  const confirm = element("button", {
    type: "button",
    class: "bar-confirm",
    onclick: onConfirm,
    hidden: true,
  });
  const bar = element(
    "footer",
    { class: "bar" },
    menu,
    undo,
    hint,
    element("div", { class: "bar-room" }, chapter, confirm),
  );
  const notice = element("p", { class: "notice", role: "alert", hidden: true });
  const table = element("div", { class: "table" }, heading, saying, board, notice, bar);
  root.append(table);
  const announce = newAnnouncer(root);
  let noticeTimer = 0;

  return {
    table,
    announce,
    name: (words) => {
      heading.textContent = words;
      menu.setAttribute("aria-label", t("play-menu"));
    },
    /** Whose turn it is and what is asked. */
    ask(words, picture) {
      asked.textContent = words;
      asked.classList.toggle("is-long", words.length > LONG);
      token.hidden = !picture;
      if (picture && token.src !== picture) token.src = picture;
    },
    tell(words) {
      told.textContent = words;
      happened.setAttribute("aria-label", sentences(words, t("play-open-log")));
      happened.hidden = !words;
    },
    chapter: (words) => (chapter.textContent = words),
    confirm(words) {
      confirm.hidden = !words;
      chapter.hidden = Boolean(words);
      confirm.textContent = words ?? "";
    },
    /** @param {{name: string, refused: boolean} | null} what */
    undo(what) {
      undo.hidden = !what;
      if (!what) return;
      undo.setAttribute("aria-disabled", String(what.refused));
      undo.setAttribute("aria-label", t("play-undo", { name: what.name }));
    },
    /** @param {{alone: boolean} | null} what is there but one thing to be done? */
    hint(what) {
      hint.hidden = !what;
      if (!what) return;
      hint.setAttribute("aria-disabled", String(what.alone));
      hint.setAttribute("aria-label", t("hint"));
    },
    /** @param {string | null} label whom one can ask why */
    why(label) {
      why.hidden = !label;
      why.textContent = t("why");
      if (label) why.setAttribute("aria-label", label);
    },
    notice(words) {
      notice.textContent = words;
      notice.hidden = false;
      clearTimeout(noticeTimer);
      noticeTimer = setTimeout(() => (notice.hidden = true), 6000);
    },
    /** @param {string | null} words as long as what is played would be lost with the page */
    unkept(words) {
      if (unkept.textContent !== (words ?? "")) unkept.textContent = words ?? "";
      unkept.hidden = !words;
    },
    /** Where focus was is no longer there: whoever goes by keys or by ear would start anew. */
    isFocusLost() {
      const { activeElement } = document;
      return !activeElement?.isConnected || activeElement === document.body;
    },
    isSentenceFocused: () => document.activeElement === asked,
    focusSentence: () => asked.focus({ preventScroll: true }),
  };
}
