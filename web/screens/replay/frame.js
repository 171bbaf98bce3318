// The screen round a replay: what happened, above the table; the controls below it.

import { element } from "../../dom/element.js";
import { iconButton } from "../../parts/frame.js";
import { newAnnouncer } from "../../table/announce.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";

const NOTICE = 6000; // ms
const LONG = 100; // signs that fit in large type

/**
 * @param {HTMLElement} root
 * @param {{game: string, board: HTMLElement, controls: HTMLElement, onLog: () => void,
 *   onLeave: () => void}} what
 */
export function newFrame(root, { game, board, controls, onLog, onLeave }) {
  const heading = element(
    "h1",
    { class: "visually-hidden", tabindex: "-1" },
    t("replay-of", { game: t(game) }),
  );
  const words = element("span", {});
  const said = element("button", { type: "button", class: "replay-said", onclick: onLog }, words);
  const leave = iconButton(t("back"), "back", { class: "replay-leave", onclick: onLeave });
  const notice = element("p", { class: "notice", role: "alert", hidden: true });
  const table = element(
    "div",
    { class: "table", "data-game": game },
    heading,
    element("header", { class: "saying" }, leave, said),
    board,
    notice,
    controls,
  );
  root.append(table);
  const announce = newAnnouncer(root);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  return {
    table,
    /** What happened, or if that has no words, what is going on. @param {string} text @param {boolean} aloud */
    say(text, aloud) {
      words.textContent = text;
      said.classList.toggle("is-long", text.length > LONG);
      said.setAttribute("aria-label", sentences(text, t("play-open-log")));
      if (aloud) announce(text);
    },
    /** @param {string} text */
    notice(text) {
      notice.textContent = text;
      notice.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => (notice.hidden = true), NOTICE);
    },
    close: () => clearTimeout(timer),
  };
}
