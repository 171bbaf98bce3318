// A card is flicked off the lower edge of the hand: under the table. The finger may move it
// freely; let go above the edge, it falls back.

import { closestTo } from "../dom/element.js";

const EDGE = 56; // px that a card has to be pulled down
const FLING = 0.55; // px per ms: a quick flick needs no long way
const SHORT = 20; // px below which it is no flick however quick
const BEGINS = 8; // px from which on it is no tap

/**
 * @typedef {{node: HTMLElement, x: number, y: number, at: number, pointerId: number, pulls: boolean}} Held
 *   where and when a finger came down; `pulls`: the card goes with it
 *
 * @param {HTMLElement} root
 * @param {{flick: (move: string, how: {took: number, node: HTMLElement}) => void,
 *   lifted: () => void}} answers `lifted`: a touch has become a pull
 */
export function newFlick(root, { flick, lifted }) {
  /** @type {Held | null} */
  let held = null;
  root.addEventListener("click", swallow, true);

  root.addEventListener("pointerdown", (event) => {
    const node = closestTo(event.target, "[data-flick]");
    if (!node || !event.isPrimary || event.button !== 0) return;
    const { clientX: x, clientY: y, timeStamp: at, pointerId } = event;
    held = { node, x, y, at, pointerId, pulls: false };
  });

  // To the browser a quick pull is a fling, and it takes the next touch to be what stops that:
  // it would make no click, and nobody could be caught.
  const keepNextTouch = (/** @type {TouchEvent} */ event) => {
    if (held?.pulls) event.preventDefault();
  };
  root.addEventListener("touchmove", keepNextTouch, { passive: false });

  root.addEventListener("pointermove", (event) => {
    if (held?.pointerId !== event.pointerId) return;
    if (!held.node.isConnected) {
      held = null; // The table has moved on.
      return;
    }
    const x = event.clientX - held.x;
    const y = event.clientY - held.y;
    if (!held.pulls && Math.hypot(x, y) < BEGINS) return;
    if (!held.pulls) {
      begin(held);
      lifted();
    }
    held.node.style.translate = `${x}px ${y}px`;
    held.node.classList.toggle("is-under", y > EDGE);
  });

  root.addEventListener("pointerup", (event) => {
    if (held?.pointerId !== event.pointerId) return;
    const { node, pulls, y, at } = held;
    const { flick: move } = node.dataset;
    const way = event.clientY - y;
    const took = Math.max(1, event.timeStamp - at);
    const isFlick = way > EDGE || (way > SHORT && way / took > FLING);
    held = null;
    putBack(node);
    if (pulls && isFlick && move) flick(move, { took: Math.round(took), node });
  });

  root.addEventListener("pointercancel", (event) => {
    if (held?.pointerId !== event.pointerId) return;
    putBack(held.node);
    held = null;
  });
}

/** The card goes with the finger. @param {Held} held */
function begin(held) {
  held.pulls = true;
  held.node.setPointerCapture(held.pointerId);
  held.node.classList.add("is-pulled");
}

/** @param {HTMLElement} node */
function putBack(node) {
  node.style.translate = "";
  node.classList.remove("is-under");
  // The click comes after the finger has gone.
  setTimeout(() => node.classList.remove("is-pulled"), 0);
}

/** The click that follows a pull is none. @param {MouseEvent} event */
function swallow(event) {
  if (closestTo(event.target, ".is-pulled")) event.stopPropagation();
}
