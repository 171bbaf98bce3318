// What several screens are framed with: the bar at the top, the line that is read aloud.

import { t } from "../text/text.js";
import { element, picture } from "./element.js";
import { icon } from "./icons.js";
import { back } from "./screens.js";

/** A heading, and beside it the way back. */
export function bar(title, ...more) {
  const leave = element(
    "button",
    { class: "icon-button masthead-back", type: "button", "aria-label": t("back"), onclick: back },
    picture(icon("back")),
  );
  return element("header", { class: "masthead" }, leave, element("h1", {}, title), ...more);
}

/** A section with its heading. */
export function section(className, title, ...children) {
  const heading = element("h2", {}, title);
  return element("section", { class: className, "aria-label": title }, heading, ...children);
}

export function button(label, attributes = {}, sign = null) {
  const { class: more = "", ...others } = attributes;
  return element(
    "button",
    { type: "button", class: `button ${more}`.trim(), ...others },
    sign && picture(icon(sign)),
    element("span", {}, label),
  );
}

/** A button that only shows a sign; screen readers hear its label. */
export const iconButton = (label, sign, attributes = {}) =>
  element(
    "button",
    {
      type: "button",
      ...attributes,
      class: `icon-button ${attributes.class ?? ""}`.trim(),
      "aria-label": label,
    },
    picture(icon(sign)),
  );

/** Says something that is seen elsewhere; it outlives the screens, or nobody would hear it. */
export function announce(text) {
  const said = document.querySelector("#announced");
  said.textContent = "";
  // The same words twice would not be read twice.
  requestAnimationFrame(() => (said.textContent = text));
}
