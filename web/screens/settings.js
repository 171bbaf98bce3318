// How somebody likes it. Every choice acts at once.

import { element, newId } from "../dom/element.js";
import { bar, section } from "../parts/frame.js";
import { changeSettings, settings } from "../storage/settings.js";
import { LANGUAGES } from "../text/languages.js";
import { spoken, t } from "../text/text.js";

/** @typedef {import("../storage/settings.js").Settings} Settings */
/**
 * Those whose values are of one type.
 * @template T
 * @typedef {{[K in keyof Settings]: Settings[K] extends T ? K : never}[keyof Settings]} Of
 */

/** @type {{[K in Of<string>]: readonly Settings[K][]}} */
const CHOICES = {
  theme: ["system", "light", "dark"],
  language: ["system", ...Object.keys(LANGUAGES)],
  text: ["normal", "large", "larger", "largest"],
  motion: ["system", "reduced", "full"],
  hand: ["left", "right"],
};

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  root.append(
    bar(t("settings"), nav.back),
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
    element("p", { class: "warning settings-trouble", role: "alert" }),
    element("p", { class: "soft settings-kept" }, t("settings-kept")),
  );
}

/** @param {Of<string>} name */
function choice(name, line = "") {
  const group = newId(name);
  const now = settings()[name];
  /** @type {readonly string[]} */
  const values = CHOICES[name];
  return element(
    "fieldset",
    { class: "wish" },
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
            onchange: () => void choose(name, value),
          }),
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

/** @param {Of<string>} name @param {string} value */
async function choose(name, value) {
  changeSettings({ [name]: value });
  if (name === "language") await hear(value);
}

/** Another language opens the screen anew: the choice keeps the focus. @param {string} value */
async function hear(value) {
  const fetched = await spoken().then(
    () => true,
    () => false,
  );
  const trouble = document.querySelector(".settings-trouble");
  if (trouble) trouble.textContent = fetched ? "" : t("settings-language-failed");
  const chosen = document.querySelector(`[value="${value}"][name^="language"]`);
  if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
}

/** @param {Of<boolean>} name */
function onOff(name, line = "") {
  const box = element("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    "aria-label": t(`settings-${name}`),
    checked: settings()[name],
    onchange: () => changeSettings({ [name]: box.checked }),
  });
  return element(
    "label",
    { class: "option" },
    element(
      "span",
      { class: "option-words" },
      element("span", { class: "option-name" }, t(`settings-${name}`)),
      line && element("span", { class: "soft" }, line),
    ),
    box,
  );
}
