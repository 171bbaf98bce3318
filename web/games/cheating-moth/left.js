// The discard pile, to be looked through: all of it lay on top once, so everybody knows it.

import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";
import * as art from "./cards.js";

/** @param {import("./shown").Shown} view */
export const aidOf = ({ discards }) => ({
  title: t("cm-discards"),
  content: [
    element("p", {}, t("cm-discards-line", { count: discards.length })),
    element(
      "ol",
      { class: "left" },
      ...discards.map((card) =>
        element("li", {}, element("img", { src: art.mini(card), alt: art.nameOf(card) })),
      ),
    ),
  ],
});
