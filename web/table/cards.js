// Draws cards by their keys: a card that is there before and after stays the same element,
// wherever it lies, so that motion can follow it and focus stays on it.

import { element } from "../dom/element.js";

/**
 * @typedef {object} Card
 * @property {string} key one card, one key; a face that is not known has no part in it
 * @property {string} picture
 * @property {string} label what it is, in words
 * @property {boolean | undefined} [faceDown]
 * @property {boolean | undefined} [empty] a place where a card will lie
 * @property {{move: string, label: string, quick?: boolean} | null | undefined} [choice] the legal
 *   move behind it; a quick one is not asked for twice
 * @property {string | undefined} [flick] the move that is made by flicking it off the table
 * @property {boolean | undefined} [chosen] it is the owner's choice so far
 * @property {boolean | undefined} [dim]
 * @property {boolean | undefined} [turn] whoever played it is to act
 * @property {boolean | undefined} [joined] it makes a pair with another
 * @property {boolean | undefined} [hint] the choice behind it is a fine one, by the rules' own count
 * @property {boolean | undefined} [held] somebody has it, and is to place it
 * @property {string | undefined} [stamp] a small picture of what it stands for just now
 * @property {string | undefined} [token] whose it is
 * @property {string | undefined} [badge]
 * @property {string | undefined} [seal] a small picture that says what settled its place
 * @property {string | undefined} [was] the key it had before it was turned up
 * @property {boolean | undefined} [quiet] it lies in a pile, and is not seen to come up or to be covered
 * @property {boolean | undefined} [beneath] it lies under the card before it
 * @property {boolean | undefined} [sinking] it is on its way under the table
 * @property {boolean | undefined} [noisy] something moves in it
 * @property {string | undefined} [from] the seat it comes from, if it was nowhere before
 */

export function newCards() {
  /** @type {Map<string, {node: HTMLElement, card: Card}>} */
  const drawn = new Map();

  /** @param {Map<HTMLElement, Card[]>} zones every zone of the table, and what lies there */
  function draw(zones) {
    const seen = new Set();
    for (const [zone, cards] of zones) {
      cards.forEach((card, at) => {
        seen.add(card.key);
        const node = nodeOf(card);
        if (zone.children[at] !== node) zone.insertBefore(node, zone.children[at] ?? null);
      });
      zone.style.setProperty("--count", String(Math.max(1, cards.length)));
      zone.classList.toggle("is-empty", cards.length === 0);
    }
    for (const [key, { node }] of drawn) {
      if (seen.has(key)) continue;
      node.remove();
      drawn.delete(key);
    }
  }

  function nodeOf(card) {
    const known = drawn.get(card.key);
    const node = known?.node ?? newNode(card.key);
    if (!known || JSON.stringify(known.card) !== JSON.stringify(card)) dress(node, card);
    drawn.set(card.key, { node, card });
    return node;
  }

  return { draw, drawn };
}

function newNode(key) {
  const node = element(
    "li",
    { class: "card" },
    element("img", { class: "card-face", alt: "", draggable: "false" }),
  );
  node.dataset.key = key;
  return node;
}

/** @param {HTMLElement} node @param {Card} card */
function dress(node, card) {
  const face = node.querySelector(".card-face");
  if (card.picture && face.src !== card.picture) face.src = card.picture;
  face.hidden = Boolean(card.empty);
  face.alt = card.choice ? "" : card.label;
  for (const name of [
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
  ]) {
    node.classList.toggle(`is-${name.toLowerCase()}`, Boolean(card[name]));
  }
  node.classList.toggle("is-choice", Boolean(card.choice));
  if (card.flick) node.dataset.flick = card.flick;
  else delete node.dataset.flick;
  dressStamp(node, card);
  dressButton(node, card);
  dressTag(node, card);
}

/** There is a button if and only if a legal move stands behind it. */
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

function dressStamp(node, { stamp }) {
  node.querySelector(".card-stamp")?.remove();
  if (stamp) node.append(element("img", { class: "card-stamp", src: stamp, alt: "" }));
}

function dressTag(node, { token, badge, seal, empty, label }) {
  node.querySelector(".card-tag")?.remove();
  if (!token && !badge && !seal) return;
  const small = (address, name) => element("img", { src: address, alt: "", class: name });
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
