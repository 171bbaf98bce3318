// A tip says what is good to know, at the first moment at which it is, beside what it is about. It
// takes no touch but on its own button, and goes with the next move.

import { settings } from "../storage/settings.js";
import { isTold, markTold } from "../storage/told_tips.js";
import { t } from "../text/text.js";
import { newBubble } from "./bubble.js";

/**
 * @typedef {import("../games/contract").View} View
 * @typedef {import("../people/company.js").Company} Company
 */

/** What must not be covered by it: whatever can be touched, and what is said and asked. */
const FREE = ".card-button, .extra, .bar, .pads .pad:not(.is-bot), .pads-start:not([hidden]), .pads-said";

/**
 * @param {HTMLElement} root
 * @param {readonly import("../games/contract").Tip<View>[]} tips of the game, the more urgent first
 * @param {(words: string) => void} announce
 */
export function newTips(root, tips, announce) {
  const { say, hide, close } = newBubble(root, { name: () => t("tip"), onButton: () => hide() });

  /** To be asked when it is a person's turn. @param {View} view @param {Company} company */
  function offer(view, company) {
    hide();
    if (!settings().tips) return;
    const tip = tips.find((each) => !isTold(each.id) && each.when(view, company));
    if (!tip) return;
    markTold(tip.id);
    const words = t(tip.id);
    const { at } = tip;
    say({
      words,
      button: t("tip-close"),
      about: () => [...root.querySelectorAll(at)],
      free: () => [...root.querySelectorAll(FREE)],
    });
    announce(words);
  }

  return { offer, hide, close };
}
