// How somebody likes it. Every choice acts at once.

import { changeSettings, settings } from "../storage/settings.js";
import { t } from "../text/text.js";
import { element, newId } from "./element.js";
import { bar, section } from "./frame.js";

const CHOICES = {
  theme: ["system", "light", "dark"],
  language: ["system", "en", "de"],
  text: ["normal", "large", "larger", "largest"],
  motion: ["system", "reduced", "full"],
  hand: ["left", "right"],
};

export function open(root) {
  root.append(
    bar(t("settings")),
    element(
      "div",
      { class: "settings-parts" },
      section(
        "panel settings-part",
        t("settings-look"),
        choice("theme"),
        choice("language"),
        choice("text"),
        choice("motion", t("settings-motion-line")),
      ),
      section(
        "panel settings-part",
        t("settings-feel"),
        onOff("sound"),
        onOff("haptics"),
        onOff("awake"),
        onOff("tips", t("settings-tips-line")),
        choice("hand", t("settings-hand-line")),
      ),
    ),
    element("p", { class: "soft settings-kept" }, t("settings-kept")),
  );
}

function choice(name, line = "") {
  const group = newId(name);
  const now = settings()[name];
  return element(
    "fieldset",
    { class: "wish" },
    element("legend", {}, t(`settings-${name}`)),
    element(
      "div",
      { class: "wish-row" },
      ...CHOICES[name].map((value) =>
        element(
          "label",
          { class: "wish-one" },
          element("input", {
            type: "radio",
            class: "visually-hidden",
            name: group,
            value,
            checked: value === now,
            onchange: () => choose(name, value),
          }),
          // Each language is written as its own speakers write it.
          element("span", { lang: ["en", "de"].includes(value) && value }, t(`settings-${name}-${value}`)),
        ),
      ),
    ),
    line && element("p", { class: "soft" }, line),
  );
}

/** Another language opens the screen anew: the choice keeps the focus. */
function choose(name, value) {
  changeSettings({ [name]: value });
  if (name !== "language") return;
  document.querySelector(`[value="${value}"][name^="language"]`)?.focus({ preventScroll: true });
}

const onOff = (name, line = "") =>
  element(
    "label",
    { class: "option" },
    element(
      "span",
      { class: "option-words" },
      element("span", { class: "option-name" }, t(`settings-${name}`)),
      line && element("span", { class: "soft" }, line),
    ),
    element("input", {
      type: "checkbox",
      role: "switch",
      class: "switch",
      "aria-label": t(`settings-${name}`),
      checked: settings()[name],
      onchange: ({ target }) => changeSettings({ [name]: target.checked }),
    }),
  );
