// What everybody had in the end: the cards, and in a box what its columns count.

import { element } from "../../../dom/element.js";
import { t } from "../../../text/text.js";

/** @param {import("../../../games/contract").Final} final @param {string} name */
export function drawFinal({ cards, columns, extras = [] }, name) {
  const shown = cards.map(({ picture, label, dim }) =>
    element("li", { class: dim && "is-dim" }, element("img", { src: picture, alt: label })),
  );
  return element(
    "div",
    { class: columns ? "final final-box" : "final" },
    element("ul", { class: "final-cards", "aria-label": t("play-final", { name }) }, ...shown),
    columns && counted(columns, extras),
  );
}

/** The same stands in words where all is counted. @param {{text: string, good: boolean}[]} columns @param {string[]} extras */
const counted = (columns, extras) =>
  element(
    "p",
    { class: "final-columns", "aria-hidden": "true" },
    ...columns.map(({ text, good }) => element("span", { class: good && "is-good" }, text)),
    element("span", { class: "final-extras is-good" }, ...extras.map((text) => element("span", {}, text))),
  );
