// Elements are made here, and only here: text is always text, never markup.

import { draw } from "./trusted.js";

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {HTMLElementEventMap} Events
 * @typedef {{[Name in keyof Events as `on${Name}`]?: ((event: Events[Name]) => void) | false | null}
 *   & Partial<Record<string, unknown>>} Attributes `onclick` and its like are listeners; true is an attribute
 *   without a value, false and null are none
 */

/** @param {unknown} value @returns {value is EventListener} */
const isListener = (value) => typeof value === "function";

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (isListener(value)) made.addEventListener(name.slice(2), value);
    else if (typeof value === "string" || typeof value === "number") made.setAttribute(name, String(value));
    else if (value === true) made.setAttribute(name, "");
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** A picture of ours; what it shows is said elsewhere, or by its own name. @param {string} svg */
export function picture(svg, className = "") {
  const frame = element("span", { class: `picture ${className}`.trim() });
  draw(frame, svg);
  return frame;
}

/** The elements there that it matches. @param {ParentNode} root @param {string} selector */
export const allIn = (root, selector) =>
  [...root.querySelectorAll(selector)].filter((found) => found instanceof HTMLElement);

/** What was touched, or the nearest element round it, that it matches. @param {EventTarget | null} target @param {string} selector */
export function closestTo(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return found instanceof HTMLElement ? found : null;
}

let ids = 0;
/** An id that is new on this page, for a label and what it labels. */
export const newId = (/** @type {string} */ word) => `${word}-${(ids += 1)}`;
