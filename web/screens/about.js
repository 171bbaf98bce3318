// What this is, what it does with you (nothing), and whom it has to thank.

import { party } from "../art/icon.js";
import { place, svg } from "../art/pen.js";
import { element, picture } from "../dom/element.js";
import { openSharing } from "../links/sharing.js";
import { bar, button } from "../parts/frame.js";
import { repairing } from "../parts/repairing.js";
import { closeSheets } from "../parts/sheet.js";
import { t } from "../text/text.js";

const PARTS = ["offline", "origin"];

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  root.append(
    bar(t("about"), nav.back),
    element(
      "div",
      { class: "about-lead" },
      picture(svg("-270 -260 540 520", place(party(), 0, 30)), "about-king"),
      element("p", {}, t("about-lead")),
    ),
    button(t("share-club"), { class: "about-share", onclick: shareClub }, "send"),
    element(
      "div",
      { class: "about-parts" },
      told("fair", button(t("fair-see"), { onclick: () => nav.show("fair") }, "fair")),
      told("private", button(t("secrets"), { onclick: () => nav.show("secrets") }, "eye")),
      ...PARTS.map((part) => told(part)),
      told("repair", repairing()),
      told(
        "source",
        element("p", {}, element("a", { href: "./LICENSES.txt" }, t("about-licences"))),
        element(
          "p",
          { class: "soft" },
          t("about-version", { version: document.documentElement.dataset["build"] ?? "" }),
        ),
      ),
    ),
  );
  return closeSheets;
}

const shareClub = () => openSharing({ title: t("share-club-title"), text: t("share-club-text"), link: null });

/** @param {string} part @param {...import("../dom/element.js").Child} more */
const told = (part, ...more) =>
  element(
    "section",
    { class: "panel" },
    element("h2", {}, t(`about-${part}`)),
    element("p", {}, t(`about-${part}-line`)),
    ...more,
  );
