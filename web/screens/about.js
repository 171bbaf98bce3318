// What this is, what it does with you (nothing), and whom it has to thank.

import { party } from "../art/icon.js";
import { place, svg } from "../art/pen.js";
import { openSharing } from "../links/sharing.js";
import { closeSheets } from "../table/sheet.js";
import { t } from "../text/text.js";
import { element, picture } from "./element.js";
import { bar, button } from "./frame.js";
import { repairing } from "./repairing.js";
import { show } from "./screens.js";

const PARTS = ["private", "offline", "origin"];

export function open(root) {
  root.append(
    bar(t("about")),
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
      told("fair", button(t("fair-see"), { onclick: () => show("fair") }, "fair")),
      ...PARTS.map((part) => told(part)),
      told("repair", repairing()),
      told(
        "source",
        element("p", {}, element("a", { href: "./LICENSES.txt" }, t("about-licences"))),
        element(
          "p",
          { class: "soft" },
          t("about-version", { version: document.documentElement.dataset.build }),
        ),
      ),
    ),
  );
  return closeSheets;
}

const shareClub = () => openSharing({ title: t("share-club-title"), text: t("share-club-text"), link: null });

const told = (part, ...more) =>
  element(
    "section",
    { class: "panel" },
    element("h2", {}, t(`about-${part}`)),
    element("p", {}, t(`about-${part}-line`)),
    ...more,
  );
