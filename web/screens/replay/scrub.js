// The bar on which one runs through a match: where one is, in words too, and where its rounds begin.

import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";

/**
 * @param {object} needs
 * @param {readonly {chapter: string}[]} needs.told by step
 * @param {(chapter: string) => string} needs.chapterName
 * @param {(step: number, isOver: boolean) => void} needs.onStep while it is dragged, and when it
 *   was let go
 */
export function newScrub({ told, chapterName, onStep }) {
  const last = told.length - 1;
  const chapter = element("span", { class: "scrub-chapter" });
  const count = element("span", { class: "scrub-count" });
  const range = element("input", {
    type: "range",
    class: "scrub-range",
    min: "0",
    max: String(last),
    step: "1",
    "aria-label": t("replay-scrub"),
    oninput: () => onStep(range.valueAsNumber, false),
    onchange: () => onStep(range.valueAsNumber, true),
  });
  const marks = element("span", { class: "scrub-marks", "aria-hidden": "true" });
  marks.append(...beginnings(told).map((step) => placed(element("i"), step / last)));
  const node = element(
    "div",
    { class: "scrub" },
    element("span", { class: "scrub-words", "aria-hidden": "true" }, chapter, count),
    marks,
    range,
  );

  return {
    node,
    /** @param {number} step */
    show(step) {
      const name = chapterName(told[step]?.chapter ?? "");
      chapter.textContent = name;
      count.textContent = t("replay-count", { step, last });
      range.value = String(step);
      range.setAttribute("aria-valuetext", t("replay-at", { chapter: name, step, last }));
      placed(node, step / last);
    },
  };
}

/** @param {HTMLElement} node @param {number} part */
function placed(node, part) {
  node.style.setProperty("--at", String(part));
  return node;
}

/** The steps at which the first number of the chapter changes: a round, or a game of a series. @param {readonly {chapter: string}[]} told */
function beginnings(told) {
  const numbers = told.map(({ chapter }) => chapter.split(".")[0]);
  return numbers.flatMap((number, step) => (step > 0 && number !== numbers[step - 1] ? [step] : []));
}
