// The screen round the board: the sentence above, the bar below, a notice in between.

import { element } from "../dom/element.js";
import { newAnnouncer } from "./announce.js";
import { newBar } from "./bar.js";
import { newNotice } from "./notice.js";
import { newSaying } from "./saying.js";

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} board
 * @param {{onLog: () => void, onWhy: () => void, onMenu: () => void, onUndo: () => void,
 *   onHint: () => void, onSound: () => void, onConfirm: () => void, onSkip: () => void}} answers
 */
export function newFrame(root, board, answers) {
  const heading = element("h1", { class: "visually-hidden" });
  const saying = newSaying(answers);
  const bar = newBar(answers);
  const { node, notice } = newNotice(root);
  const table = element("div", { class: "table" }, heading, saying.node, board, bar.node);
  root.append(table, node); // What is said to all is said beside a table that is covered, too.
  const announce = newAnnouncer(root);

  return {
    table,
    announce,
    notice,
    /** @param {string} words of the game */
    name(words) {
      heading.textContent = words;
      bar.name();
      saying.name();
    },
    ...saying.acts,
    ...bar.acts,
    /** Where focus was is no longer there: whoever goes by keys or by ear would start anew. */
    isFocusLost() {
      const { activeElement } = document;
      return !activeElement?.isConnected || activeElement === document.body;
    },
  };
}
