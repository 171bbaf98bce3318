// A leaf of the calendar, hung among the lanterns: it leads to the deals of the day.

import { dayInWords, numberOf, today } from "../../text/dates.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";
import { show } from "../screens.js";

export function leaf() {
  const day = today();
  return element(
    "button",
    { type: "button", class: "day-leaf", onclick: () => show("today") },
    element("span", { class: "day-leaf-top" }, t("today-now")),
    " ",
    element("span", { class: "day-leaf-number" }, String(numberOf(day))),
    " ",
    element("span", { class: "day-leaf-month" }, dayInWords(day, "month")),
    element("span", { class: "visually-hidden" }, ` · ${t("today")}`),
  );
}
