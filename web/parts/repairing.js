// A button that has every file of the app looked at, and says what was found.

import { element } from "../dom/element.js";
import { repair } from "../offline/repair.js";
import { t } from "../text/text.js";
import { announce, button } from "./frame.js";

/** @returns {HTMLElement} */
export function repairing() {
  const told = element("p", { class: "soft" });
  const start = button(t("repair"), { class: "repair", onclick: () => void look() });
  const whole = element("div", { class: "repairing" }, start, told);

  /** It never rejects: `repair` finds out what it can. */
  async function look() {
    start.disabled = true;
    say("repair-looking");
    const found = await repair();
    start.disabled = false;
    say(`repair-${found}`);
    if (found === "mended") start.replaceWith(button(t("reload"), { onclick: () => location.reload() }));
  }

  /** @param {string} id */
  function say(id) {
    told.textContent = t(id);
    announce(told.textContent);
  }

  return whole;
}
