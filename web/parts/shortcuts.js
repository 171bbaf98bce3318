// The keys of the page, in a sheet: opened by `?`, from the menu of a table and from the settings.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";
import { openSheet } from "./sheet.js";

const HELP = "?";

/** Where which keys do something, and the sentence for what. @type {readonly {where: string, ways: readonly (readonly [does: string, ...keys: string[]])[]}[]} */
export const KEYS = [
  {
    where: "everywhere",
    ways: [
      ["next", "Tab"],
      ["press", "Enter", " "],
      ["close", "Escape"],
      ["help", HELP],
    ],
  },
  {
    where: "table",
    ways: [
      ["card", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
      ["ends", "Home", "End"],
      ["pick", "Enter", " "],
      ["drop", "Escape"],
      ["open", "Enter", " "],
      ["pad", " "],
    ],
  },
  {
    where: "replay",
    ways: [
      ["step", "ArrowLeft", "ArrowRight"],
      ["run", "Home", "End"],
      ["play", " "],
    ],
  },
  {
    where: "setup",
    ways: [
      ["seat", "ArrowUp", "ArrowDown"],
      ["done", "Enter"],
    ],
  },
];

/** From now on `?` opens the sheet, wherever nobody types. */
export function offerShortcuts() {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== HELP || event.altKey || event.ctrlKey || event.metaKey) return;
    const types =
      target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea");
    if (types || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    openShortcuts();
  });
}

export function openShortcuts() {
  openSheet({
    title: t("keys"),
    className: "sheet-keys",
    content: KEYS.map(({ where, ways }) =>
      element(
        "section",
        { class: "keys-part" },
        element("h3", {}, t(`keys-${where}`)),
        element(
          "dl",
          { class: "keys" },
          ...ways.map(([does, ...keys]) =>
            element(
              "div",
              {},
              element("dt", {}, ...keys.map((key) => element("kbd", {}, nameOf(key)))),
              element("dd", {}, t(`keys-${where}-${does}`)),
            ),
          ),
        ),
      ),
    ),
  });
}

/** As it stands on the key. @param {string} key */
const nameOf = (key) => (key === HELP ? HELP : t(`key-${key === " " ? "Space" : key}`));
