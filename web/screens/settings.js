// How somebody likes it. Every choice acts at once.

import { cardBack } from "../art/backs.js";
import { element, picture } from "../dom/element.js";
import { bar, button, section } from "../parts/frame.js";
import { openShortcuts } from "../parts/shortcuts.js";
import { wish } from "../parts/wishes.js";
import { OWN } from "../storage/profiles.js";
import { BACKS, SCHEMES, changeSettings, settings } from "../storage/settings.js";
import { sense } from "../table/senses.js";
import { LANGUAGES } from "../text/languages.js";
import { spoken, t } from "../text/text.js";
import { profilesPart } from "./settings/profiles.js";

/** @typedef {import("../storage/settings.js").Settings} Settings */
/**
 * Those whose values are of one type.
 * @template T
 * @typedef {{[K in keyof Settings]: Settings[K] extends T ? K : never}[keyof Settings]} Of
 */

/** @type {{[K in Of<string>]: readonly Settings[K][]}} */
const CHOICES = {
  theme: ["system", "light", "dark"],
  scheme: SCHEMES,
  back: BACKS,
  language: ["system", ...Object.keys(LANGUAGES)],
  text: ["normal", "large", "larger", "largest"],
  motion: ["system", "reduced", "full"],
  pace: ["relaxed", "usual", "brisk", "at-once"],
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
        choice("scheme"),
        choice("theme"),
        choice("back", { picture: backIn }),
        choice("language"),
        choice("text"),
        choice("motion", { line: t("settings-motion-line") }),
      ),
      element(
        "div",
        { class: "settings-side" },
        section(
          "panel settings-part",
          t("settings-feel"),
          choice("pace", { line: t("settings-pace-line") }),
          onOff("sound"),
          volume(),
          onOff("ambience", t("settings-ambience-line")),
          onOff("haptics"),
          onOff("awake"),
          onOff("tips", t("settings-tips-line")),
          onOff("single", t("settings-single-line")),
          onOff("drag", t("settings-drag-line")),
          choice("hand", { line: t("settings-hand-line") }),
          button(t("keys"), { class: "for-keys", onclick: openShortcuts }),
        ),
        known(),
      ),
    ),
    element("p", { class: "warning settings-trouble", role: "alert" }),
    element("p", { class: "soft settings-kept" }, t("settings-kept")),
  );
}

/** Who plays here often, and which of all this is their own. */
const known = () =>
  section(
    "panel settings-part",
    t("known"),
    element("p", { class: "soft" }, t("known-line")),
    profilesPart(Object.fromEntries(Object.entries(CHOICES).filter(([name]) => OWN.includes(name)))),
  );

/** @param {string} value */
const backIn = (value) =>
  picture(
    cardBack(
      0,
      BACKS.find((each) => each === value),
    ),
    "wish-picture",
  );

/** @param {Of<string>} name @param {{line?: string, picture?: (value: string) => Node}} [more] */
const choice = (name, more = {}) =>
  wish({
    name,
    values: CHOICES[name],
    now: settings()[name],
    choose: (value) => void choose(name, value),
    ...more,
  });

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

/** How loud: whoever moves it hears that. */
function volume() {
  const slider = element("input", {
    type: "range",
    class: "slider",
    min: 0,
    max: 100,
    step: 5,
    value: settings().volume,
    "aria-label": t("settings-volume"),
    oninput: () => changeSettings({ volume: slider.valueAsNumber }),
    onchange: () => sense("yours"),
  });
  return element(
    "label",
    { class: "option option-slider" },
    element("span", { class: "option-name" }, t("settings-volume")),
    slider,
  );
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
