// One of a few: a row of choices of which one is made, under the name of what is chosen.

import { element, newId } from "../dom/element.js";
import { LANGUAGES } from "../text/languages.js";
import { t } from "../text/text.js";

/**
 * @param {object} what
 * @param {string} what.name of the setting
 * @param {readonly string[]} what.values
 * @param {string} what.now
 * @param {(value: string) => void} what.choose
 * @param {string} [what.line] that says more
 * @param {(value: string) => Node} [what.picture] of a value
 */
export function wish({ name, values, now, choose, line = "", picture }) {
  const group = newId(name);
  return element(
    "fieldset",
    { class: picture ? "wish wish-pictured" : "wish" },
    element("legend", {}, t(`settings-${name}`)),
    element(
      "div",
      { class: "wish-row" },
      ...values.map((value) =>
        element(
          "label",
          { class: "wish-one" },
          element("input", {
            type: "radio",
            class: "visually-hidden",
            name: group,
            value,
            checked: value === now,
            onchange: () => choose(value),
          }),
          picture?.(value),
          labelOf(name, value),
        ),
      ),
    ),
    line && element("p", { class: "soft" }, line),
  );
}

/** Each language is written as those write it who speak it. @param {string} name @param {string} value */
const labelOf = (name, value) =>
  name === "language" && LANGUAGES[value]
    ? element("span", { lang: value }, LANGUAGES[value].name)
    : element("span", {}, t(`settings-${name}-${value}`));
