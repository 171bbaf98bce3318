// What is kept secret: who could see what, by finger, with tools, or from what was sent.

import { element } from "../dom/element.js";
import { bar } from "../parts/frame.js";
import { t } from "../text/text.js";
import { HOW, WAYS } from "./secrets/table.js";

const PARTS = ["bots", "report"];

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  root.append(
    bar(t("secrets"), nav.back),
    element("p", { class: "secrets-lead" }, t("secrets-lead")),
    element("div", { class: "about-parts" }, ...Object.entries(WAYS).map(way), ...PARTS.map(part)),
  );
}

/** @param {string} name @param {...import("../dom/element.js").Child} more */
const panel = (name, ...more) =>
  element("section", { class: "panel" }, element("h2", {}, t(`secrets-${name}`)), ...more);

/** A table with a line for each way to look; on a phone it would be too wide beside the others. @param {[string, (typeof WAYS)[string]]} way */
const way = ([name, seen]) =>
  panel(
    name,
    element(
      "dl",
      { class: "secrets-how" },
      ...HOW.flatMap((how, at) => [
        element("dt", {}, t(`secrets-${how}`)),
        element(
          "dd",
          {},
          element("strong", {}, t(`secrets-sees-${seen[at]}`)),
          ` ${t(`secrets-${name}-${how}`)}`,
        ),
      ]),
    ),
  );

const part = (/** @type {string} */ name) => panel(name, element("p", {}, t(`secrets-${name}-line`)));
