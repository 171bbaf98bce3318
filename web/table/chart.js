// Sums game by game, or round by round, as lines, and the same as a table for those who hear it.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";

const WIDE = 320;
const HIGH = 150;
const EDGE = { left: 30, right: 62, top: 10, bottom: 22 };
const LONGEST_NAME = 9;
const SVG = "http://www.w3.org/2000/svg";
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "12 5"];

/**
 * @param {{part: string, totals: readonly (readonly number[])[]}} course the totals of each part, by place
 * @param {{names: string[], colours: (number | string)[]}} company
 */
export function chart({ part, totals: games }, { names, colours }) {
  const sums = games.reduce(
    (all, totals) => [...all, totals.map((total, at) => total + all.at(-1)[at])],
    [names.map(() => 0)],
  );
  const most = Math.max(10, ...sums.flat());
  const least = Math.min(0, ...sums.flat());
  const x = (at) => EDGE.left + (at / games.length) * (WIDE - EDGE.left - EDGE.right);
  const y = (sum) => HIGH - EDGE.bottom - ((sum - least) / (most - least)) * (HIGH - EDGE.top - EDGE.bottom);
  const shape = (name, attributes, text) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const picture = shape("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "chart", "aria-hidden": "true" });
  for (const height of [0, 0.5, 1]) {
    const sum = Math.round(least + (most - least) * height);
    picture.append(
      shape("path", { class: "chart-grid", d: `M${EDGE.left} ${y(sum)}H${WIDE - EDGE.right}` }),
      shape("text", { class: "chart-label", x: EDGE.left - 5, y: y(sum) + 4, "text-anchor": "end" }, sum),
    );
  }
  games.forEach((_, at) =>
    picture.append(
      shape("text", { class: "chart-label", x: x(at + 1), y: HIGH - 5, "text-anchor": "middle" }, at + 1),
    ),
  );
  const ends = spread(names.map((_, place) => y(sums.at(-1)[place])));
  names.forEach((name, place) => {
    const points = sums.map((each, at) => `${x(at)} ${y(each[place])}`);
    const line = shape("path", {
      class: "chart-line",
      d: `M${points.join("L")}`,
      "stroke-dasharray": DASHES[place % DASHES.length],
    });
    line.style.setProperty("--colour", `var(--player-${colours[place]})`);
    picture.append(
      line,
      shape("text", { class: "chart-name", x: WIDE - EDGE.right + 5, y: ends[place] + 4 }, shortened(name)),
    );
  });
  return element(
    "figure",
    { class: "chart-figure" },
    element("figcaption", {}, t(`play-chart-by-${part}`)),
    picture,
    asTable(part, games, sums, names),
  );
}

/** As much of a name as there is room for. */
function shortened(name) {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

/** Names at the ends of lines keep clear of each other. */
function spread(heights) {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one] - heights[other]);
  const free = [...heights];
  order.forEach((at, index) => {
    if (index > 0) free[at] = Math.max(free[at], free[order[index - 1]] + 12);
  });
  const over = Math.max(0, free[order.at(-1)] - (HIGH - EDGE.bottom));
  return free.map((height) => height - over);
}

function asTable(part, games, sums, names) {
  const row = (head, cells) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, head),
      ...cells.map((cell) => element("td", {}, String(cell))),
    );
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
      ...names.map((name, place) => row(name, [...games.map((totals) => totals[place]), sums.at(-1)[place]])),
    ),
  );
}
