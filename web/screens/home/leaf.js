// A leaf of the calendar, hung among the lanterns: it leads to the deals of the day.

import { element } from "../../dom/element.js";
import { dayInWords, numberOf, today } from "../../text/dates.js";
import { t } from "../../text/text.js";

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
    element("span", { class: "day-leaf-month" }, dayInWords(day, "month")),
    element("span", { class: "visually-hidden" }, ` · ${t("today")}`),
  );
}
