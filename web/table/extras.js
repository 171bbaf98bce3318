// What can be done without a card of its own: buttons beside the hand.

import { element } from "../dom/element.js";

export function newExtras() {
  const node = element("div", { class: "extras" });

  function draw(wanted, onExtra) {
    const said = JSON.stringify(wanted);
    if (node.dataset.said === said) return;
    node.dataset.said = said;
    const focused = node.contains(document.activeElement) ? document.activeElement.dataset.extra : null;
    node.replaceChildren(
      ...wanted.map(({ key, label, picture, urgent, pressed }) =>
        element(
          "button",
          {
            type: "button",
            class: `extra${urgent ? " is-urgent" : ""}`,
            "data-extra": key,
            "aria-pressed": pressed === undefined ? null : String(pressed),
            onclick: () => onExtra(key),
          },
          element("img", { src: picture, alt: "" }),
          element("span", {}, label),
        ),
      ),
    );
    // Drawn anew, it is the same for whoever goes by keys.
    [...node.children].find(({ dataset }) => dataset.extra === focused)?.focus({ preventScroll: true });
  }

  function clear() {
    node.replaceChildren();
    delete node.dataset.said;
  }

  /** Shows where a move lies that has no card of its own. */
  function pointAt(move) {
    const isIt = ({ dataset: { extra } }) =>
      move === extra || move.startsWith(`${extra}-`) || move.endsWith(`-${extra}`);
    const button = [...node.children].find(isIt);
    button?.classList.add("is-pointed");
    button?.addEventListener("blur", () => button.classList.remove("is-pointed"), { once: true });
    button?.focus({ preventScroll: true });
  }

  return { node, draw, clear, pointAt };
}
