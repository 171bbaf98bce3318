// A tip says what is good to know, at the first moment at which it is. It stands under the
// sentence, takes no touch but on its own button, and goes with the next move.

import { element } from "../dom/element.js";
import { settings } from "../storage/settings.js";
import { isTold, markTold } from "../storage/told_tips.js";
import { t } from "../text/text.js";

/**
 * @typedef {import("../games/contract").View} View
 * @typedef {import("../people/company.js").Company} Company
 */

/**
 * @param {HTMLElement} table
 * @param {readonly import("../games/contract").Tip<View>[]} tips of the game, the more urgent first
 * @param {(words: string) => void} announce
 */
export function newTips(table, tips, announce) {
  const words = element("p", {});
  const close = element("button", { type: "button", class: "tip-close", onclick: hide });
  const node = element("aside", { class: "tip", hidden: true }, words, close);
  table.append(node);

  function hide() {
    node.hidden = true;
    words.textContent = "";
  }

  /** To be asked when it is a person's turn. @param {View} view @param {Company} company */
  function offer(view, company) {
    hide();
    if (!settings().tips) return;
    const tip = tips.find((each) => !isTold(each.id) && each.when(view, company));
    if (!tip) return;
    markTold(tip.id);
    words.textContent = t(tip.id);
    close.textContent = t("tip-close");
    node.setAttribute("aria-label", t("tip"));
    node.hidden = false;
    announce(words.textContent);
  }

  return { offer, hide };
}
