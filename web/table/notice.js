// A word on something beside the game. It goes by itself.

import { element } from "../dom/element.js";

const LASTS = 6000; // ms

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
    const said = (timer = setTimeout(() => {
      const hide = () => said === timer && (node.hidden = true);
      if (!stays) return hide();
      return ["pointerdown", "keydown"].forEach((touch) =>
        root.addEventListener(touch, hide, { once: true, capture: true }),
      );
    }, LASTS));
  }

  return { node, notice };
}
