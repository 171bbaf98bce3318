// What is lit in a lesson: whatever is to be touched just now, and nothing else.

import { allIn } from "../../../dom/element.js";

/** One of these: the first that is there. */
const WAYS = [
  ".pads[data-kind=claim] .pads-start:not([hidden])",
  ".pads .pad:not(.is-bot)",
  ".bar-confirm:not([hidden])",
  ".board .card-button",
  ".board .extra:not([aria-pressed=true])",
];

/** @param {HTMLElement} root @returns {HTMLElement[]} */
function toTouch(root) {
  const pads = allIn(root, ".pads").length > 0;
  for (const way of WAYS.filter((each) => each.startsWith(".pads") === pads)) {
    const found = allIn(root, way);
    if (found.length > 0) return found;
  }
  return [];
}

/** @param {HTMLElement} root */
export function newLight(root) {
  /** @type {HTMLElement[]} */
  let lit = [];

  /** @param {readonly HTMLElement[]} next */
  function put(next) {
    for (const node of lit) if (!next.includes(node)) node.removeAttribute("data-lit");
    for (const node of next) if (!lit.includes(node)) node.setAttribute("data-lit", "");
    lit = [...next];
  }

  return {
    /** Lights what is to be touched. @returns {HTMLElement[]} */
    shine() {
      put(toTouch(root));
      return lit;
    },
    /** @returns {HTMLElement[]} */
    dim() {
      put([]);
      return lit;
    },
  };
}
