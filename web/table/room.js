// What lies over the table leaves free what one has to see beside it: the own panel and hand.

import { onSettings } from "../storage/settings.js";

/**
 * On its side, the own panel stands beside what comes; else it lies below, with the hand.
 * @param {HTMLElement} screen fixed to all edges of the window
 * @param {{own: HTMLElement, hand: HTMLElement}} free
 * @returns {{fit: () => void, stop: () => void}} it fits by itself whenever the phone is turned
 */
export function leaveFree(screen, { own, hand }) {
  const later = () => requestAnimationFrame(fit);

  function fit() {
    const panel = own.getBoundingClientRect();
    const isBeside = panel.left > innerWidth / 2;
    const edge = (isBeside ? hand.getBoundingClientRect() : panel).top;
    const isLow = edge > innerHeight * 0.4;
    screen.toggleAttribute("data-above", isLow);
    screen.style.bottom = isLow ? `${innerHeight - edge}px` : "";
    screen.style.right = isLow && isBeside ? `${innerWidth - panel.left}px` : "";
  }

  addEventListener("resize", later);
  const forget = onSettings(later); // text may grow
  return {
    fit,
    stop() {
      removeEventListener("resize", later);
      forget();
    },
  };
}
