// Sums game by game, or round by round, as lines: one for each place, with its name at the end.

import { shortened } from "../text/names.js";

const WIDE = 320;
const HIGH = 150;
const EDGE = { left: 30, right: 62, top: 10, bottom: 22 };
const LONGEST_NAME = 9; // letters
const SVG = "http://www.w3.org/2000/svg";
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "12 5"];

/**
 * @typedef {{x: (at: number) => number, y: (sum: number) => number, least: number, most: number}} Scale
 *   where a game and a sum are in the picture
 */

/**
 * @param {number[][]} sums by place, at the beginning and after each game
 * @param {{names: string[], colours: (number | string)[]}} company
 */
export function drawLines(sums, { names, colours }) {
  const games = sums.length - 1;
  const scale = scaleOf(games, sums.flat());
  const viewBox = `0 0 ${WIDE} ${HIGH}`;
  const picture = shape("svg", { viewBox, class: "chart", "aria-hidden": "true" });
  picture.append(...gridOf(games, scale));
  const courses = names.map((_, place) => sums.map((each) => each[place] ?? 0));
  const ends = spread(courses.map((course) => scale.y(course.at(-1) ?? 0)));
  courses.forEach((course, place) => {
    const name = shortened(names[place] ?? "", LONGEST_NAME);
    const end = (ends[place] ?? 0) + 4;
    picture.append(
      lineOf(course, scale, place, colours[place] ?? place),
      shape("text", { class: "chart-name", x: WIDE - EDGE.right + 5, y: end }, name),
    );
  });
  return picture;
}

/** @param {number} games @param {number[]} sums @returns {Scale} */
function scaleOf(games, sums) {
  const most = Math.max(10, ...sums);
  const least = Math.min(0, ...sums);
  return {
    x: (at) => EDGE.left + (at / games) * (WIDE - EDGE.left - EDGE.right),
    y: (sum) => HIGH - EDGE.bottom - ((sum - least) / (most - least)) * (HIGH - EDGE.top - EDGE.bottom),
    least,
    most,
  };
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {string | number} [text] */
function shape(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text !== undefined) made.textContent = String(text);
  return made;
}

/** What is behind the lines, and says how much and when. @param {number} games @param {Scale} scale */
function gridOf(games, { x, y, least, most }) {
  const heights = [0, 0.5, 1].flatMap((part) => {
    const sum = Math.round(least + (most - least) * part);
    return [
      shape("path", { class: "chart-grid", d: `M${EDGE.left} ${y(sum)}H${WIDE - EDGE.right}` }),
      shape("text", { class: "chart-label", x: EDGE.left - 5, y: y(sum) + 4, "text-anchor": "end" }, sum),
    ];
  });
  const numbers = Array.from({ length: games }, (_, at) =>
    shape("text", { class: "chart-label", x: x(at + 1), y: HIGH - 5, "text-anchor": "middle" }, at + 1),
  );
  return [...heights, ...numbers];
}

/** @param {number[]} course @param {Scale} scale @param {number} place @param {number | string} colour */
function lineOf(course, { x, y }, place, colour) {
  const points = course.map((sum, at) => `${x(at)} ${y(sum)}`);
  const dashes = DASHES[place % DASHES.length] ?? "";
  const line = shape("path", {
    class: "chart-line",
    d: `M${points.join("L")}`,
    "stroke-dasharray": dashes,
  });
  line.style.setProperty("--colour", `var(--player-${colour})`);
  return line;
}

/** Names at the ends of lines keep clear of each other. @param {number[]} heights */
function spread(heights) {
  const order = heights.map((height, at) => ({ height, at })).sort((one, other) => one.height - other.height);
  let lowest = -Infinity;
  const apart = order.map(({ height, at }) => ({ at, height: (lowest = Math.max(height, lowest + 12)) }));
  const over = Math.max(0, lowest - (HIGH - EDGE.bottom));
  return apart.sort((one, other) => one.at - other.at).map(({ height }) => height - over);
}
