// What several screens are framed with: the bar at the top, the line that is read aloud.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { t } from "../text/text.js";

/**
 * @typedef {import("../dom/element.js").Attributes} Attributes
 * @typedef {import("../dom/element.js").Child} Child
 * @typedef {import("../dom/icons.js").Sign} Sign
 */

/** A heading, and beside it the way back. @param {string} title @param {() => void} back @param {...Child} more */
export function bar(title, back, ...more) {
  const leave = element(
    "button",
    { class: "icon-button masthead-back", type: "button", "aria-label": t("back"), onclick: back },
    picture(icon("back")),
  );
  return element("header", { class: "masthead" }, leave, element("h1", {}, title), ...more);
}

/** A section with its heading. @param {string} className @param {string} title @param {...Child} children */
export function section(className, title, ...children) {
  const heading = element("h2", {}, title);
  return element("section", { class: className, "aria-label": title }, heading, ...children);
}

/** @param {string} label @param {Attributes} [attributes] @param {Sign | null} [sign] */
export function button(label, attributes = {}, sign = null) {
  const { class: more, ...others } = attributes;
  return element(
    "button",
    { type: "button", ...others, class: classes("button", more) },
    sign && picture(icon(sign)),
    element("span", {}, label),
  );
}

/**
 * A button that only shows a sign; screen readers hear its label.
 * @param {string} label @param {Sign} sign @param {Attributes} [attributes]
 */
export const iconButton = (label, sign, attributes = {}) =>
  element(
    "button",
    {
      type: "button",
      ...attributes,
      class: classes("icon-button", attributes["class"]),
      "aria-label": label,
    },
    picture(icon(sign)),
  );

/** Says something that is seen elsewhere; it outlives the screens, or nobody would hear it. @param {string} text */
export function announce(text) {
  const said = document.querySelector("#announced");
  if (!said) return;
  said.textContent = "";
  // The same words twice would not be read twice.
  requestAnimationFrame(() => (said.textContent = text));
}

/** @param {string} own @param {unknown} more */
const classes = (own, more) => (typeof more === "string" ? `${own} ${more}` : own);
