// What is said of a card, so that it is seen and heard of it.

import { element } from "../dom/element.js";

/** @typedef {import("./cards.js").Card} Card */

/** What its style sees, each as a class. */
const MARKS = /** @type {const} */ ([
  "empty",
  "dim",
  "chosen",
  "turn",
  "faceDown",
  "joined",
  "hint",
  "held",
  "beneath",
  "sinking",
  "noisy",
]);

/** @param {HTMLElement} node @param {HTMLImageElement} face @param {Card} card */
export function dress(node, face, card) {
  if (card.picture && face.src !== card.picture) face.src = card.picture;
  face.hidden = Boolean(card.empty);
  face.alt = card.choice ? "" : card.label;
  for (const mark of MARKS) node.classList.toggle(`is-${mark.toLowerCase()}`, Boolean(card[mark]));
  node.classList.toggle("is-choice", Boolean(card.choice));
  if (card.flick) node.dataset.flick = card.flick;
  else delete node.dataset.flick;
  dressStamp(node, card);
  dressButton(node, card);
  dressTag(node, card);
}

/** There is a button if and only if a legal move stands behind it. @param {HTMLElement} node @param {Card} card */
function dressButton(node, { choice }) {
  let button = node.querySelector("button");
  if (!choice) {
    node.classList.remove("is-picked");
    button?.remove();
    return;
  }
  if (!button) {
    button = element("button", { type: "button", class: "card-button", "aria-pressed": "false" });
    node.append(button);
  }
  button.dataset.move = choice.move;
  button.toggleAttribute("data-quick", Boolean(choice.quick));
  button.setAttribute("aria-label", choice.label);
}

/** @param {HTMLElement} node @param {Card} card */
function dressStamp(node, { stamp }) {
  node.querySelector(".card-stamp")?.remove();
  if (stamp) node.append(small(stamp, "card-stamp"));
}

/** @param {HTMLElement} node @param {Card} card */
function dressTag(node, { token, badge, seal, empty, label }) {
  node.querySelector(".card-tag")?.remove();
  if (!token && !badge && !seal) return;
  node.append(
    element(
      "span",
      { class: "card-tag" },
      badge ? element("span", { class: "card-badge", "aria-hidden": "true" }, badge) : null,
      seal ? small(seal, "card-seal") : null,
      token ? small(token, "card-token") : null,
      empty ? element("span", { class: "visually-hidden" }, label) : null,
    ),
  );
}

/** @param {string} address @param {string} className */
const small = (address, className) => element("img", { class: className, src: address, alt: "" });
