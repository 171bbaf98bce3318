// What a screen reader says while the table changes: one sentence for each group of events.

import { element } from "../screens/element.js";

/** @param {HTMLElement} root */
export function newAnnouncer(root) {
  const region = element("p", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  root.prepend(region);
  return (sentence) => {
    // Said twice in a row, it is heard twice.
    region.textContent = sentence === region.textContent ? `${sentence}\u00a0` : sentence;
  };
}
