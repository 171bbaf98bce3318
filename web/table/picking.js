// Which card is picked up: one at most.

/** @param {ReturnType<typeof import("./cards.js").newCards>} cards */
export function newPicking(cards) {
  /** @type {string | null} */
  let pickedKey = null;

  /** That card is picked up, and no other. @param {string | null} key */
  function pick(key) {
    if (pickedKey !== null && pickedKey !== key) setPicked(cards.drawn.get(pickedKey)?.node, false);
    pickedKey = key;
    if (key !== null) setPicked(cards.drawn.get(key)?.node, true);
  }

  /** Keys find that card. @param {string} key */
  const focusCard = (key) =>
    cards.drawn.get(key)?.node.querySelector("button")?.focus({ preventScroll: true });

  return { pick, focusCard };
}

/** @param {HTMLElement | undefined} node of a card @param {boolean} on */
function setPicked(node, on) {
  node?.querySelector("button")?.setAttribute("aria-pressed", String(on));
  node?.classList.toggle("is-picked", on);
}
