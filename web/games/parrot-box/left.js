// What nobody has seen yet: it lies face down or in the draw pile. Whoever has a memory knows
// it; the others may look.

import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

/** @param {import("./shown").Shown} view */
export const aidOf = ({ unseen }) => ({
  title: t("px-left"),
  content: [
    element("p", {}, t("px-left-line", { count: unseen.reduce((sum, each) => sum + each, 0) })),
    element(
      "ul",
      { class: "left" },
      ...unseen.map((count, value) =>
        element(
          "li",
          { class: count === 0 ? "is-none" : null },
          element("img", { src: art.mini(String(value)), alt: art.nameOf(String(value)) }),
          element("span", {}, t("px-left-count", { count })),
        ),
      ),
    ),
  ],
});
