// The screen round a replay: what happened, above the table; the controls below it.

import { newAnnouncer } from "../../table/announce.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";
import { iconButton } from "../frame.js";
import { back } from "../screens.js";

const NOTICE = 6000; // ms
const LONG = 100; // signs that fit in large type

/**
 * @param {HTMLElement} root
 * @param {{game: string, board: HTMLElement, controls: HTMLElement, onLog: () => void}} what
 */
export function newFrame(root, { game, board, controls, onLog }) {
  const heading = element(
    "h1",
    { class: "visually-hidden", tabindex: "-1" },
    t("replay-of", { game: t(game) }),
  );
  const words = element("span", {});
  const said = element("button", { type: "button", class: "replay-said", onclick: onLog }, words);
  const leave = iconButton(t("back"), "back", { class: "replay-leave", onclick: back });
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
  let timer = 0;

  return {
    table,
    announce,
    /** What happened, or if that has no words, what is going on. */
    say(text) {
      words.textContent = text;
      said.classList.toggle("is-long", text.length > LONG);
      said.setAttribute("aria-label", sentences(text, t("play-open-log")));
    },
    notice(text) {
      notice.textContent = text;
      notice.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => (notice.hidden = true), NOTICE);
    },
    close: () => clearTimeout(timer),
  };
}
