// A leaf of the calendar, hung among the lanterns: it leads to the deals of the day.

import { element } from "../../dom/element.js";
import { recall, remember } from "../../storage/device.js";
import { fieldOf, isText } from "../../storage/shapes.js";
import { dayInWords, numberOf, today } from "../../text/dates.js";
import { language, t } from "../../text/text.js";

const MONTH = "month in words";

/** It takes a browser longer to be ready to write a first date than to draw this screen: it is kept. @param {string} day */
function monthOf(day) {
  const month = `${language()} ${day.slice(0, 7)}`;
  const kept = recall(MONTH);
  const words = fieldOf(kept, "words");
  if (fieldOf(kept, "month") === month && isText(words)) return words;
  const fresh = dayInWords(day, "month");
  remember(MONTH, { month, words: fresh });
  return fresh;
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
    element("span", { class: "day-leaf-month" }, monthOf(day)),
    element("span", { class: "visually-hidden" }, ` · ${t("today")}`),
  );
}
