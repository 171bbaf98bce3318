// Days of the calendar: as the engine writes them, like 2026-02-28, and as people read them.

import { LANGUAGES } from "./languages.js";
import { language } from "./text.js";

/** @satisfies {Record<string, Intl.DateTimeFormatOptions>} */
const FORMATS = {
  plain: { day: "numeric", month: "long" },
  long: { weekday: "long", day: "numeric", month: "long" },
  short: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "short" },
};

const written = (/** @type {Date} */ date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, "0"))
    .join("-");

/** At noon, which there is on every day, whatever clocks are turned to. @param {string} day */
function noonOf(day, back = 0) {
  const [year = NaN, month = NaN, date = NaN] = day.split("-").map(Number);
  return new Date(year, month - 1, date - back, 12);
}

/** @returns {string} what this phone calls today */
export const today = () => written(new Date());

/** @param {string} day @param {number} days */
export const daysBefore = (day, days) => written(noonOf(day, days));

/** @param {string} day @returns {number} of the month */
export const numberOf = (day) => noonOf(day).getDate();

/**
 * Of another year, that is said too.
 * @param {string} day
 * @param {keyof typeof FORMATS} [format]
 */
export function dayInWords(day, format = "plain") {
  const date = noonOf(day);
  const isLongAgo = format === "plain" && date.getFullYear() !== new Date().getFullYear();
  /** @type {Intl.DateTimeFormatOptions} */
  const options = { ...FORMATS[format], ...(isLongAgo && { year: "numeric" }) };
  return new Intl.DateTimeFormat(LANGUAGES[language()]?.dates ?? language(), options).format(date);
}
