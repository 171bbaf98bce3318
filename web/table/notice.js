// A word on something beside the game. It goes by itself.

import { element } from "../dom/element.js";

const LASTS = 6000; // ms
const TOUCHES = ["pointerdown", "keydown"];

/** @param {HTMLElement} root where somebody touches who could have read it */
export function newNotice(root) {
  const node = element("p", { class: "notice", role: "alert", hidden: true });
  let timer = 0;

  /**
   * @param {string} words
   * @param {boolean} [stays] until somebody is there who could have read it; it is for all, so a curtain
   *   does not cover it
   */
  function notice(words, stays = false) {
    node.textContent = words;
    node.classList.toggle("is-for-all", stays);
    node.hidden = false;
    clearTimeout(timer);
    const said = setTimeout(() => {
      if (!stays) hide();
      else for (const touch of TOUCHES) root.addEventListener(touch, hide, { once: true, capture: true });
    }, LASTS);
    timer = said;

    function hide() {
      if (said === timer) node.hidden = true;
    }
  }

  return { node, notice };
}
