// The same as motion without movement: everything is where it is at once, and what has
// changed is lit for a moment.

import { newRests } from "./rests.js";

/** @typedef {ReturnType<typeof import("./cards.js").newCards>} Cards */

export function newStillness() {
  const rests = newRests();

  /** @param {Cards} cards @param {() => void} draw @returns {Promise<void>} at once */
  const change = (cards, draw) =>
    new Promise((resolve) => {
      const before = new Map([...cards.drawn].map(([key, drawn]) => [key, whereabouts(drawn)]));
      draw();
      for (const [key, drawn] of cards.drawn) {
        if (before.get(key) !== whereabouts(drawn) && !drawn.card.empty) light(drawn.node);
      }
      resolve();
    });

  return { change, rest: rests.rest, skip: rests.skip };
}

/** @param {HTMLElement} node */
function light(node) {
  node.classList.add("is-new");
  node.addEventListener("animationend", () => node.classList.remove("is-new"), { once: true });
}

/** @param {import("./cards.js").Drawn} drawn */
const whereabouts = ({ node, card: { faceDown = false } }) =>
  `${node.parentElement?.dataset.zone ?? ""} ${String(faceDown)}`;
