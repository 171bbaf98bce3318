// Draws cards by their keys: a card that is there before and after stays the same element,
// wherever it lies, so that motion can follow it and focus stays on it.

import { element } from "../dom/element.js";
import { dress } from "./dressing.js";

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
 * @property {number | undefined} [from] the seat it comes from, if it was nowhere before
 */

/** @typedef {ReturnType<typeof newNode> & {card: Card}} Drawn as it is drawn now */

export function newCards() {
  /** @type {Map<string, Drawn>} */
  const drawn = new Map();

  /** @param {Map<HTMLElement, Card[]>} zones every zone of the table, and what lies there */
  function draw(zones) {
    /** @type {Set<string>} */
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

  /** @param {Card} card */
  function nodeOf(card) {
    const known = drawn.get(card.key);
    const { node, face } = known ?? newNode(card.key);
    if (!known || JSON.stringify(known.card) !== JSON.stringify(card)) dress(node, face, card);
    drawn.set(card.key, { node, face, card });
    return node;
  }

  return { draw, drawn };
}

/** @param {string} key */
function newNode(key) {
  const face = element("img", { class: "card-face", alt: "", draggable: "false" });
  const node = element("li", { class: "card" }, face);
  node.dataset.key = key;
  return { node, face };
}
