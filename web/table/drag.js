// A card is played by dragging it to where it goes: from the hand up to the table, from the table to the
// own place, and what somebody holds onto the card that it is for. Dropped anywhere else, it falls back.

import { closestTo } from "../dom/element.js";

const BEGINS = 8; // px from which on it is no tap

/** @typedef {{node: HTMLElement, x: number, y: number, pointerId: number, edge: number | null, pulls: boolean}} Held
 *   where a finger came down; below that edge nothing of the hand is played; `pulls`: the card goes with it */

/**
 * @param {HTMLElement} root of the table
 * @param {{isOn: () => boolean, play: (move: string) => void, lifted: () => void}} answers `lifted`: a
 *   touch has become a pull
 */
export function newDrag(root, { isOn, play, lifted }) {
  /** @type {Held | null} */
  let held = null;
  root.toggleAttribute("data-drags", isOn());
  root.addEventListener("click", swallow, true);

  root.addEventListener("pointerdown", ({ target, isPrimary, button, clientX: x, clientY: y, pointerId }) => {
    const node =
      isPrimary && button === 0 && isOn() ? closestTo(target, ".card:is(.is-choice, .is-held)") : null;
    held = node && { node, x, y, pointerId, edge: null, pulls: false };
  });

  root.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (held?.pointerId !== pointerId) return;
    if (!held.node.isConnected) {
      held = null; // The table has moved on.
      return;
    }
    const [x, y] = [clientX - held.x, clientY - held.y];
    if (!held.pulls && Math.hypot(x, y) < BEGINS) return;
    if (!held.pulls) {
      begin(held);
      lifted();
    }
    held.node.style.translate = `${x}px ${y}px`;
  });

  root.addEventListener("pointerup", ({ pointerId, clientX, clientY }) => {
    if (held?.pointerId !== pointerId) return;
    const { node, pulls, edge } = held;
    held = null;
    if (!pulls) return;
    const move = moveOf(node, edge, clientX, clientY);
    putBack(node);
    if (move) play(move);
  });

  root.addEventListener("pointercancel", ({ pointerId }) => {
    if (held?.pointerId !== pointerId) return;
    putBack(held.node);
    held = null;
  });
}

/** The card goes with the finger. All is read before anything changes. @param {Held} held */
function begin(held) {
  const hand = closestTo(held.node, ".zone-hand");
  held.edge = hand && hand.getBoundingClientRect().bottom;
  held.pulls = true;
  held.node.setPointerCapture(held.pointerId);
  held.node.classList.add("is-pulled");
}

/**
 * What is played by dropping it there, if anything is.
 * @param {HTMLElement} node @param {number | null} edge of the hand it comes from @param {number} x @param {number} y
 */
function moveOf(node, edge, x, y) {
  const below = document.elementsFromPoint(x, y).filter((other) => !node.contains(other));
  const isOver = (/** @type {string} */ what) => below.some((other) => other.closest(what));
  const move = node.querySelector("button")?.dataset["move"];
  if (move === undefined)
    return below.map((other) => closestTo(other, ".card-button")).find(Boolean)?.dataset["move"];
  if (edge === null) return isOver(".own, .hand, .zone-hand") ? move : undefined;
  return isOver(".board") && !isOver(".zone-hand, .extras, .bar") && y < edge ? move : undefined;
}

/** @param {HTMLElement} node */
function putBack(node) {
  node.style.translate = "";
  // The click comes after the finger has gone.
  setTimeout(() => node.classList.remove("is-pulled"), 0);
}

/** The click that follows a pull is none. @param {MouseEvent} event */
function swallow(event) {
  if (closestTo(event.target, ".is-pulled")) event.stopPropagation();
}
