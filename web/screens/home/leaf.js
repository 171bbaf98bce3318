// A leaf of the calendar, hung among the lanterns: it leads to the deals of the day.

import { element } from "../../dom/element.js";
import { inTurn } from "../../dom/idle.js";
import { recall, remember } from "../../storage/device.js";
import { fieldOf, isText } from "../../storage/shapes.js";
import { dayInWords, numberOf, today } from "../../text/dates.js";
import { language, t } from "../../text/text.js";

const MONTH = "month in words";
const NONE_YET = "\u00a0"; // it has its room

/**
 * It takes a browser longer to be ready to write a first date than to draw this screen: that is done when
 * there is time, and kept.
 * @param {string} day
 */
function monthOf(day) {
  const month = `${language()} ${day.slice(0, 7)}`;
  const kept = recall(MONTH);
  const words = fieldOf(kept, "words");
  const isKept = fieldOf(kept, "month") === month && isText(words);
  const node = element("span", { class: "day-leaf-month" }, isKept ? words : NONE_YET);
  if (!isKept)
    inTurn(() => {
      const fresh = dayInWords(day, "month");
      remember(MONTH, { month, words: fresh });
      node.textContent = fresh;
    });
  return node;
}

/** @param {import("../navigation").Nav} nav */
export function leaf(nav) {
  const day = today();
  return element(
    "button",
    { type: "button", class: "day-leaf", onclick: () => nav.show("today") },
    element("span", { class: "day-leaf-top" }, t("today-now")),
    " ",
    element("span", { class: "day-leaf-number" }, String(numberOf(day))),
    " ",
    monthOf(day),
    element("span", { class: "visually-hidden" }, ` · ${t("today")}`),
  );
}
