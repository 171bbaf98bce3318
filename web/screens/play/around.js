// What changes round the table: the light, the language, the size of the screen, and whether
// anybody looks at it.

import { draw } from "../../art/trusted.js";
import { onSettings } from "../../storage/settings.js";
import { stayAwake } from "../../table/awake.js";
import { onLanguage } from "../../text/text.js";
import { theme } from "../appearance.js";

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} backdrop
 * @param {(theme: string, width: number, height: number) => string} ground <svg>
 * @param {{speak: () => void, skip: () => void, leave: () => void}} answers in other words;
 *   without waiting; nobody may look any more
 * @returns {() => void} nothing is noticed any more
 */
export function lookAround(root, backdrop, ground, { speak, skip, leave }) {
  function light() {
    const { width, height } = backdrop.getBoundingClientRect();
    draw(backdrop, ground(theme(), width || innerWidth, height || innerHeight / 2));
  }

  function fit() {
    skip();
    light();
  }

  const touch = ({ target }) => target.closest("button, a, dialog, [data-flick]") || skip();
  const hide = () => document.visibilityState === "hidden" && leave();

  const endings = [stayAwake(), onLanguage(speak), onSettings(light)];
  const listening = [
    [document, "visibilitychange", hide],
    [window, "pagehide", leave],
    [document, "freeze", leave],
    [window, "resize", fit],
    [root, "pointerdown", touch],
    [matchMedia("(prefers-color-scheme: light)"), "change", light],
  ];
  for (const [target, name, listener] of listening) target.addEventListener(name, listener);
  light();

  return function stop() {
    for (const end of endings) end();
    for (const [target, name, listener] of listening) target.removeEventListener(name, listener);
  };
}
