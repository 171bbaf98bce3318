// A lesson can be left at any time, by its button or by Escape: nothing of it is lost.

import { closestTo, element } from "../../../dom/element.js";
import { t } from "../../../text/text.js";

/**
 * @param {import("../parts.js").House} house
 * @returns {() => void} no longer
 */
export function offerToLeave({ root, now, nav }) {
  const leave = () => nav.back();
  const button = element(
    "button",
    { type: "button", class: "bar-button bar-leave", "aria-label": t("lesson-leave"), onclick: leave },
    element("span", { "aria-hidden": "true" }, "✕"),
  );
  root.querySelector(".bar")?.prepend(button);

  /** @param {KeyboardEvent} event */
  function escape({ key, target }) {
    const drops = now().picked !== null || now().mode !== null;
    if (key === "Escape" && !drops && !closestTo(target, "dialog")) leave();
  }
  // Before the table hears of it: there Escape drops what is picked.
  document.addEventListener("keydown", escape, true);
  return () => document.removeEventListener("keydown", escape, true);
}
