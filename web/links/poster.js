// How the picture of a party looks: a row for everybody, with their last cards, and below how it came.

import { GOLD, INK, PAPER, colourOf, mix } from "../art/palette.js";
import { box, line, patch, solid, star, svg } from "../art/pen.js";
import { svgAt } from "../dom/pictures.js";
import { lookOf } from "../people/looks.js";
import { t } from "../text/text.js";
import { newCanvas } from "./canvas.js";

const WIDE = 1080;
const EDGE = 48;
const HEAD = 300; // the scene, and on it who won
const NAME = 92; // a row's first line
const CARD = 352 / 252; // how high a card is
const CHART = 260;
const LINE = 54; // of text at the foot
const SOFT = mix(INK, PAPER, 0.28);
/** How wide cards are, upon each other or side by side. */
const SMALL = 84;
const LARGE = 104;

/**
 * @typedef {import("../games/contract").Final} Final
 * @typedef {import("./canvas.js").Canvas} Canvas
 * @typedef {{game: string, report: import("../games/contract").Report, company: import("../people/company.js").Company}} Party
 */

/**
 * @param {{ground: string, guests: string}} scene a game's tile
 * @param {Party} party
 * @returns {Promise<File>} a PNG
 */
export async function drawParty(scene, party) {
  const { report } = party;
  const { cells, foot } = laidOut(report);
  const notes = [...report.ties, ...report.awards.map(({ title, text }) => `${title}: ${text}`)];
  const chart = report.chart ? CHART : 0;
  const high = foot + chart + (notes.length + 1) * LINE + 40;
  const canvas = await newCanvas(WIDE, high);
  await drawGround(canvas, scene, high, party);
  for (const cell of cells) await drawRow(canvas, cell, party);
  if (report.chart) {
    const where = { x: EDGE, y: foot, width: WIDE - 2 * EDGE, height: CHART - 30 };
    await canvas.draw(courses(report.chart.totals, party), where);
  }
  const { plain: font } = canvas;
  [report.aim ?? "", ...notes].forEach((text, at) => {
    const y = foot + chart + LINE * (at + 0.8);
    const how = at === 0 ? { size: 40, colour: INK } : { size: 34, colour: SOFT };
    canvas.words(text, { x: WIDE / 2, y, wide: WIDE - 2 * EDGE, font, weight: 600, ...how });
  });
  return canvas.file();
}

/**
 * Where each row is: boxes stand side by side.
 * @param {Party["report"]} report
 */
function laidOut({ rows, finals = [] }) {
  const across = finals.some(({ columns }) => columns) ? 2 : 1;
  const wide = WIDE / across;
  let foot = HEAD + 36;
  const cells = [];
  for (let first = 0; first < rows.length; first += across) {
    const beside = rows.slice(first, first + across);
    const high = Math.max(...beside.map(({ place }) => NAME + highOf(finals[place])));
    cells.push(...beside.map((row, at) => ({ row, x: at * wide, y: foot, wide, high })));
    foot += high + 28;
  }
  return { cells, foot };
}

/** @param {Final | undefined} final */
function highOf(final) {
  if (!final || final.cards.length === 0) return 0;
  return final.columns ? 2 * SMALL * CARD + 60 : LARGE * CARD;
}

/** @param {Canvas} canvas @param {{ground: string, guests: string}} scene @param {number} high @param {Party} party */
async function drawGround(canvas, { ground, guests }, high, { game, report }) {
  const paper = patch(box(0, 0, WIDE, high, 0), PAPER) + line(`M0 ${HEAD}H${WIDE}`, 10);
  await canvas.draw(svg(`0 0 ${WIDE} ${high}`, paper), { x: 0, y: 0, width: WIDE, height: high });
  await canvas.draw(ground, { x: 0, y: 0, width: WIDE, height: HEAD - 5 });
  await canvas.draw(guests, { x: 0, y: 20, width: WIDE, height: HEAD - 130 });
  const plate = solid(box(EDGE, HEAD - 122, WIDE - 2 * EDGE, 96, 44), PAPER, { line: 6, lift: 3 });
  await canvas.draw(svg(`0 0 ${WIDE} ${HEAD}`, plate), { x: 0, y: 0, width: WIDE, height: HEAD });
  canvas.words(report.title, { x: WIDE / 2, y: HEAD - 54, wide: WIDE - 4 * EDGE, size: 58 });
  const sign = { y: 60, wide: 330, size: 38, colour: PAPER };
  canvas.words(t("app-name"), { ...sign, x: EDGE, align: "left" });
  canvas.words(game, { ...sign, x: WIDE - EDGE, align: "right" });
}

/** @typedef {ReturnType<typeof laidOut>["cells"][number]} Cell */

/** @param {Canvas} canvas @param {Cell} cell @param {Party} party */
async function drawRow(canvas, { row: { place, rank, score }, x, y, wide, high }, { report, company }) {
  const [left, right] = [x + EDGE, x + wide - 96];
  const bar = patch(box(left - 22, y, 14, high, 7), colourOf(company.colours[place] ?? place));
  const medal = rank === 1 ? solid(star(right, y + 38, 62, 54, 18), GOLD, { line: 5, lift: 4 }) : "";
  const [top, room] = [y - 40, high + 80];
  await canvas.draw(svg(`${x} ${top} ${wide} ${room}`, bar + medal), {
    x,
    y: top,
    width: wide,
    height: room,
  });
  await canvas.draw(svgAt(lookOf(report.rows, company, place)), { x: left, y, width: 78, height: 78 });
  const name = { x: left + 96, y: y + 54, wide: wide - 300, size: 44, weight: 700 };
  canvas.words(company.names[place] ?? "", { ...name, align: "left", font: canvas.plain });
  canvas.words(String(score), { x: right, y: y + 58, wide: 110, size: 60 });
  const final = report.finals?.[place];
  if (final) await (final.columns ? drawBox : drawHand)(canvas, final, left, y + NAME);
}

/** @param {Canvas} canvas @param {Final} final @param {number} x @param {number} y */
async function drawHand(canvas, { cards }, x, y) {
  const room = WIDE - 2 * EDGE - LARGE;
  const step = Math.min(LARGE + 8, room / Math.max(1, cards.length - 1));
  for (const [at, { picture, dim }] of cards.entries()) {
    const place = { x: x + at * step, y, width: LARGE, height: LARGE * CARD };
    await canvas.draw(svgAt(picture), place, dim ? 0.5 : 1);
  }
}

/** Two rows of four, what the columns count, and what is taken off. @param {Canvas} canvas @param {Final} final @param {number} x @param {number} y */
async function drawBox(canvas, { cards, columns = [], extras = [] }, x, y) {
  const across = (/** @type {number} */ column) => x + column * (SMALL + 12);
  for (const [at, { picture }] of cards.entries()) {
    const top = y + Math.floor(at / 4) * (SMALL * CARD + 6);
    await canvas.draw(svgAt(picture), { x: across(at % 4), y: top, width: SMALL, height: SMALL * CARD });
  }
  const foot = y + 2 * SMALL * CARD + 48;
  for (const [at, { text }] of columns.entries())
    canvas.words(text, { x: across(at) + SMALL / 2, y: foot, wide: SMALL, size: 38 });
  canvas.words(extras.join(" "), { x: across(4) + 36, y: foot, wide: 90, size: 40 });
}

/** Sums as lines, as the chart on the screen has them. @param {readonly (readonly number[])[]} totals @param {Party} party */
function courses(totals, { company }) {
  let last = company.names.map(() => 0);
  const sums = [last, ...totals.map((part) => (last = last.map((sum, place) => sum + (part[place] ?? 0))))];
  const [least, most] = [Math.min(0, ...sums.flat()), Math.max(10, ...sums.flat())];
  const x = (/** @type {number} */ at) => 10 + (at / totals.length) * 980;
  const y = (/** @type {number} */ sum) => 220 - ((sum - least) / (most - least)) * 210;
  const lines = company.names.map((_, place) => {
    const course = sums.map((each, at) => `${x(at)} ${y(each[place] ?? 0)}`);
    return line(`M${course.join("L")}`, 7, colourOf(company.colours[place] ?? place));
  });
  return svg("0 0 1000 230", line(`M0 ${y(0)}H1000`, 3, SOFT) + lines.join(""));
}
