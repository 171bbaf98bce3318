// The ground of Cheating Moth: a table top under a hanging lamp, at supper time or late at night. Calm where cards lie.
// It is drawn for the size it is asked for; CSS may move the classes kitchen-lamp and kitchen-light.
import { GOLD, INK, mix } from "../../../art/palette.js";
import { line, oval, patch, place, solid } from "../../../art/pen.js";

/** @typedef {readonly (readonly [offset: number, colour: string, opacity: number])[]} Stops */
/** @typedef {(typeof THEMES)["light"]} Theme */

/** @typedef {readonly [string, string]} Two */

/** @satisfies {Record<string, {wall: Two, table: Two} & Record<string, unknown>>} */
const THEMES = {
  light: {
    wall: ["#fbe7c8", "#fff2da"], tile: "#f3d9b4", shelf: "#e3b987", things: ["#efcfa3", "#e9d3b8", "#f2c9a6"],
    table: ["#f6dcb0", "#efcd9a"], edge: "#dcae74", seam: "#e6c18c", mark: "#e9c793", glow: "#fffbe6", cone: 0.55, pool: 0.75, lamp: "#f0715c", bulb: "#fff3bf", cord: "#7b6a8f",
  },
  dark: {
    wall: ["#170f20", "#2b1c34"], tile: "#32213c", shelf: "#3a2536", things: ["#2e1e36", "#35233a", "#30203f"],
    table: ["#4e3038", "#33202e"], edge: "#23151f", seam: "#3f2731", mark: "#563640", glow: "#ffcf7a", cone: 0.1, pool: 0.26, lamp: "#b94a45", bulb: "#ffe6a0", cord: "#7b6a8f",
  },
};

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
const stops = (/** @type {Stops} */ list) => list.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("");
const down = (/** @type {string} */ id, /** @type {Stops} */ list) => `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

const SHADE = "M-16-34C-14-44 14-44 16-34C44-28 66-6 72 22C40 32-40 32-72 22C-66-6-44-28-16-34Z";
/** The lamp; its cord ends at (0, -42), its light begins at (0, 26); about ±74 wide. */
export const lamp = (colour = "#f0715c", bulb = "#fff3bf") =>
  patch(oval(0, 32, 20, 18), bulb) + line(oval(0, 32, 20, 18), 4) + solid(SHADE, colour, { lift: 6 }) + patch("M-50 4C-44-10-32-20-20-25C-30-14-36-4-40 8C-44 12-52 10-50 4Z", "#fff", 0.45) +
  line("M-70 22C-40 31 40 31 70 22", 5, mix(colour, INK, 0.35)) + solid("M-9-46H9L12-36H-12Z", GOLD, { line: 5, lift: 2 });

// What stands on the shelf and hangs from it, on both sides; flat, so that nobody looks there.
const JAR = "M-12-30H12V-24C18-22 18-18 18-14V0H-18V-14C-18-18-18-22-12-24Z";
const POT = "M-20-24H20L17 0H-17ZM20-22H34V-17H20Z";
const JUG = "M-12-36H10C8-24 16-18 15-8C15-3 14 0 12 0H-12C-16-10-8-22-12-36ZM12-30C26-30 26-10 14-10V-15C19-15 19-25 12-25Z";
const THINGS = /** @type {const} */ ([JAR, POT, JUG]);
/** @param {Theme} theme @param {number} x @param {number} y @param {number} size @param {(0 | 1 | 2)[]} order */
const shelf = ({ shelf: board, things }, x, y, size, order) =>
  place(order.map((i, at) => place(patch(THINGS[i], things[i] ?? board), at * 46 - 46, 0, 1)).join("") + patch("M-84 0H84V7H-84Z", board) +
    line("M-58 7V24M-6 7V18M44 7V22", 3, board) + patch(oval(-58, 36, 13) + oval(44, 32, 9, 12) + "M-9 18h6v26h-6Z", things[0] ?? board), x, y, size);

// The table grows towards us; its boards run to a point behind the wall.
/** @param {Theme} theme @param {number} width @param {number} height @param {number} far */
const boards = ({ seam }, width, height, far) => {
  const top = far - (height - far) * 0.9;
  const at = (/** @type {number} */ part, /** @type {number} */ y) => round(width / 2 + (part - 0.5) * width * 1.5 * ((y - top) / (height - top)) * 1.5);
  return line(Array.from({ length: 9 }, (_, i) => `M${at(i / 8, far)} ${round(far)}L${at(i / 8, height)} ${height}`).join(""), 2, seam);
};
// A crumb or two, and where a cup has stood.
const CRUMBS = /** @type {const} */ ([[0.1, 0.52, 2.2], [0.13, 0.54, 1.4], [0.9, 0.62, 2], [0.86, 0.64, 1.3], [0.16, 0.93, 2], [0.83, 0.96, 1.6]]);

/** The background of the table, `theme` "dark" or "light". Without `hung` there is a cord and its light, but no lamp. @param {keyof typeof THEMES} theme */
export const kitchen = (theme = "light", width = 360, height = 640, hung = true) => {
  const t = THEMES[theme];
  const unit = Math.min(width, height) / 100;
  const middle = round(width / 2);
  const far = round(height * 0.24);
  const size = Math.round(Math.min(unit * 20, far / 1.5)) / 100;
  const bulb = round(far * 0.5);
  const id = (/** @type {string} */ name) => `cc-${name}-${theme}`;
  const tiles = Array.from({ length: Math.ceil(width / (unit * 11)) + 1 }, (_, i) => `M${round(i * unit * 11)} 0V${far}`).join("") +
    Array.from({ length: Math.ceil(far / (unit * 11)) }, (_, i) => `M0 ${round(far - i * unit * 11)}H${width}`).join("");
  const wide = Math.min(width * 0.62, height * 0.5);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${down(id("kitchen-wall"), [[0, t.wall[0], 1], [1, t.wall[1], 1]])}${down(id("kitchen-table"), [[0, t.table[0], 1], [1, t.table[1], 1]])}` +
    down(id("kitchen-cone"), [[0, t.glow, round(t.cone * 1.6)], [1, t.glow, 0]]) +
    `<radialGradient id="${id("kitchen-pool")}">${stops([[0, t.glow, t.pool], [0.55, t.glow, t.pool * 0.5], [1, t.glow, 0]])}</radialGradient></defs>` +
    patch(`M0 0H${width}V${far}H0Z`, `url(#${id("kitchen-wall")})`) + line(tiles, 1.5, t.tile) +
    shelf(t, round(width * 0.13), round(far * 0.52), size, [0, 2, 1]) + shelf(t, round(width * 0.87), round(far * 0.52), size, [1, 0, 2]) +
    patch(`M0 ${far}H${width}V${height}H0Z`, `url(#${id("kitchen-table")})`) + boards(t, width, height, far) + patch(`M0 ${round(far - unit * 1.6)}H${width}V${round(far + unit * 0.6)}H0Z`, t.edge) +
    line(oval(width * 0.9, height * 0.86, unit * 8, unit * 6), round(unit * 0.8), t.mark) + CRUMBS.map(([x, y, r]) => patch(oval(width * x, height * y, r * unit * 0.45, r * unit * 0.34), t.edge)).join("") +
    `<g class="kitchen-light">${hung ? patch(`M${round(middle - size * 40)} ${bulb}H${round(middle + size * 40)}L${round(middle + wide)} ${height}H${round(middle - wide)}Z`, `url(#${id("kitchen-cone")})`) : ""}` +
    `${patch(oval(middle, height * 0.6, wide * 1.1, height * 0.4), `url(#${id("kitchen-pool")})`)}</g>` +
    `<g class="kitchen-lamp">${line(`M${middle} -20V${round(hung ? bulb - 30 * size : height * 0.34)}`, 3, t.cord)}${hung ? place(lamp(t.lamp, t.bulb), middle, bulb, size) : ""}</g></svg>`;
};
