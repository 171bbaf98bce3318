// What can be done without a card of its own: buttons beside the hand.

import { allIn, element } from "../dom/element.js";

/**
 * @typedef {object} Extra
 * @property {string} key
 * @property {string} label
 * @property {string} picture
 * @property {boolean} urgent
 * @property {boolean | undefined} [pressed] of one that is on or off
 */

export function newExtras() {
  const node = element("div", { class: "extras" });

  /** @param {readonly Extra[]} wanted @param {(key: string) => void} onExtra */
  function draw(wanted, onExtra) {
    const said = JSON.stringify(wanted);
    if (node.dataset.said === said) return;
    node.dataset.said = said;
    const focused = buttons().find((button) => button === document.activeElement)?.dataset.extra;
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
    buttons()
      .find(({ dataset }) => dataset.extra === focused)
      ?.focus({ preventScroll: true });
  }

  function clear() {
    node.replaceChildren();
    delete node.dataset.said;
  }

  /** Shows where a move lies that has no card of its own. @param {string} move */
  function pointAt(move) {
    const button = buttons().find(({ dataset: { extra = "" } }) => isOf(extra, move));
    button?.classList.add("is-pointed");
    button?.addEventListener("blur", () => button.classList.remove("is-pointed"), { once: true });
    button?.focus({ preventScroll: true });
  }

  const buttons = () => allIn(node, ".extra");

  return { node, draw, clear, pointAt };
}

/** @param {string} extra @param {string} move */
const isOf = (extra, move) => move === extra || move.startsWith(`${extra}-`) || move.endsWith(`-${extra}`);
