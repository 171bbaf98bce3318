// Sums game by game, or round by round, as lines, and the same as a table for those who hear it.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";
import { drawLines } from "./lines.js";

/** @typedef {readonly (readonly number[])[]} Totals of each part, by place */

/**
 * @param {{part: string, totals: Totals}} course
 * @param {{names: string[], colours: (number | string)[]}} company
 */
export function chart({ part, totals: games }, company) {
  let last = company.names.map(() => 0);
  const sums = [last, ...games.map((totals) => (last = totals.map((total, at) => total + (last[at] ?? 0))))];
  return element(
    "figure",
    { class: "chart-figure" },
    element("figcaption", {}, t(`play-chart-by-${part}`)),
    drawLines(sums, company),
    asTable(part, games, last, company.names),
  );
}

/** @param {string} part @param {Totals} games @param {number[]} sums @param {string[]} names */
function asTable(part, games, sums, names) {
  const head = games.map((_, at) =>
    element("th", { scope: "col" }, t(`play-chart-${part}`, { number: at + 1 })),
  );
  return element(
    "table",
    { class: "visually-hidden" },
    element("caption", {}, t(`play-chart-by-${part}`)),
    element(
      "thead",
      {},
      element("tr", {}, element("td", {}), ...head, element("th", { scope: "col" }, t("play-chart-sum"))),
    ),
    element(
      "tbody",
      {},
      ...names.map((name, place) =>
        rowOf(
          name,
          [...games, sums].map((totals) => totals[place] ?? 0),
        ),
      ),
    ),
  );
}

/** @param {string} head @param {number[]} cells */
const rowOf = (head, cells) =>
  element(
    "tr",
    {},
    element("th", { scope: "row" }, head),
    ...cells.map((cell) => element("td", {}, String(cell))),
  );
