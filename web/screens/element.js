// Elements are made here, and only here: text is always text, never markup.

import { draw } from "../art/trusted.js";

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] `onclick` and its like are listeners;
 *   true is an attribute without a value, false and null are none
 * @param {...(Node | string | null | undefined | false)} children
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

/** A picture of ours; what it shows is said elsewhere, or by its own name. */
export function picture(svg, className = "") {
  const frame = element("span", { class: `picture ${className}`.trim() });
  draw(frame, svg);
  return frame;
}

let ids = 0;
/** An id that is new on this page, for a label and what it labels. */
export const newId = (word) => `${word}-${(ids += 1)}`;
