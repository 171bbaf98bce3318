// The same as motion without movement: everything is where it is at once, and what has
// changed is lit for a moment.

import { newRests } from "./rests.js";

const LIT = 1400; // milliseconds

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

/** It goes out at once: to fade, all cards would be drawn anew with every frame. @param {HTMLElement} node */
function light(node) {
  node.classList.add("is-new");
  setTimeout(() => node.classList.remove("is-new"), LIT);
}

/** @param {import("./cards.js").Drawn} drawn */
const whereabouts = ({ node, card: { faceDown = false } }) =>
  `${node.parentElement?.dataset.zone ?? ""} ${String(faceDown)}`;
