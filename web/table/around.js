// What changes round the table: the light, the language, the size of the screen, the engine behind it,
// and whether anybody looks at it.

import { closestTo } from "../dom/element.js";
import { draw } from "../dom/trusted.js";
import { engineTrouble } from "../engine/client.js";
import { lit, theme } from "../parts/appearance.js";
import { stayAwake } from "../parts/awake.js";
import { onSettings } from "../storage/settings.js";
import { onLanguage, t } from "../text/text.js";
import { newVeil } from "./veil.js";

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} backdrop
 * @param {import("../games/contract").Game["ground"]} ground <svg>
 * @param {{speak: () => void, skip: () => void, leave: () => void, notice: (words: string) => void,
 *   isPrivate: () => boolean}} answers in other words; without waiting; nobody may look any more;
 *   something is to be known; may not everybody look?
 * @returns {() => void} nothing is noticed any more
 */
export function lookAround(root, backdrop, ground, { speak, skip, leave, notice, isPrivate }) {
  function light() {
    const { width, height } = backdrop.getBoundingClientRect();
    draw(backdrop, lit(ground(theme(), width || innerWidth, height || innerHeight / 2)));
  }

  function fit() {
    skip();
    light();
  }

  /** @param {Event} event */
  function touch({ target }) {
    if (!closestTo(target, "button, a, dialog, [data-flick]")) skip();
  }

  function hide() {
    if (document.visibilityState === "hidden") leave();
  }

  const restart = () => notice(t("engine-restarts"));

  const endings = [stayAwake(), onLanguage(speak), onSettings(light), newVeil(isPrivate)];
  /** @type {[target: EventTarget, name: string, listener: (event: Event) => void][]} */
  const listening = [
    [document, "visibilitychange", hide],
    [window, "pagehide", leave],
    [document, "freeze", leave],
    [window, "resize", fit],
    [root, "pointerdown", touch],
    [engineTrouble, "lost", restart],
    [matchMedia("(prefers-color-scheme: light)"), "change", light],
  ];
  for (const [target, name, listener] of listening) target.addEventListener(name, listener);
  light();

  return function stop() {
    for (const end of endings) end();
    for (const [target, name, listener] of listening) target.removeEventListener(name, listener);
  };
}
