// What a screen reader says while the table changes: one sentence for each group of events.

import { element } from "../dom/element.js";
import { sentences } from "../text/sentences.js";

/** @param {HTMLElement} root */
export function newAnnouncer(root) {
  const region = element("p", { class: "visually-hidden", role: "status", "aria-live": "polite" });
  root.prepend(region);
  return newSpeech({ read: () => region.textContent, say: (words) => (region.textContent = words) });
}

/**
 * What is said in one go is heard as a whole: nothing swallows what came just before it.
 * @param {{read: () => string | null, say: (words: string) => void}} region
 * @returns {(sentence: string) => void} "" takes back what was said
 */
export function newSpeech({ read, say }) {
  /** @type {string[]} */
  let together = [];

  return (sentence) => {
    if (together.length === 0) queueMicrotask(() => (together = []));
    together = sentence ? [...together, sentence] : [];
    const words = sentences(...together);
    // Said twice in a row, it is heard twice.
    say(words && words === read() ? `${words}\u00a0` : words);
  };
}
