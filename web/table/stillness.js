// The same as motion without movement: everything is where it is at once, and what has
// changed is lit for a moment.

import { newRests } from "./rests.js";

export function newStillness() {
  const rests = newRests();

  /** @param {ReturnType<import("./cards.js").newCards>} cards @param {() => void} draw */
  async function change(cards, draw) {
    const before = new Map([...cards.drawn].map(([key, { node, card }]) => [key, whereabouts(node, card)]));
    draw();
    for (const [key, { node, card }] of cards.drawn) {
      if (before.get(key) === whereabouts(node, card) || card.empty) continue;
      node.classList.add("is-new");
      node.addEventListener("animationend", () => node.classList.remove("is-new"), { once: true });
    }
  }

  return { change, rest: rests.rest, skip: rests.skip };
}

const whereabouts = (node, card) => `${node.parentElement?.dataset.zone} ${Boolean(card.faceDown)}`;
