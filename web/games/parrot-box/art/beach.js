// The ground of Parrot Box: a bright tropical afternoon, or the same beach at dusk. Calm in the middle, where cards lie.
// It is drawn for the size it is asked for; CSS may move the classes beach-sun, beach-sea and beach-frond.
import { line, oval, patch, place, star } from "../../../art/pen.js";

/**
 * @typedef {readonly [string, string]} Two
 * @typedef {object} Theme
 * @property {Two} sky
 * @property {string} sun
 * @property {string} glow
 * @property {string} cloud
 * @property {string} isle
 * @property {readonly [far: string, middle: string, near: string]} sea
 * @property {string} foam
 * @property {Two} sand
 * @property {string} mark
 * @property {Two} leaf
 * @property {string} rib
 */

/** @satisfies {Record<string, Theme>} */
const THEMES = {
  light: {
    sky: ["#b9e6f5", "#fff0d2"], sun: "#ffd978", glow: "#fff3c4", cloud: "#ffffff", isle: "#a9dccb",
    sea: ["#8bd5e0", "#a5e0e4", "#c3ebe6"], foam: "#fffaf0", sand: ["#fde9c2", "#f9dfb0"], mark: "#efcd95",
    leaf: ["#98d6a8", "#a9dcae"], rib: "#c9ebc4",
  },
  dark: {
    sky: ["#1d1426", "#6f3658"], sun: "#934059", glow: "#7d3a5c", cloud: "#4a2a52", isle: "#3a2148",
    sea: ["#33235a", "#3c2960", "#472f66"], foam: "#604470", sand: ["#3d2a48", "#34233f"], mark: "#523a5c",
    leaf: ["#1b2c35", "#213740"], rib: "#2f4d52",
  },
};

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {string} id @param {Two} colours */
const gradient = (id, [top, low]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;

/** A palm frond from (0, 0) to the right and drooping, 100 long. @param {string} leaf @param {string} rib */
const frond = (leaf, rib) => {
  const heightAt = (/** @type {number} */ t) => -26 * t * (1 - t) * 2 + 34 * t * t;
  const leaflets = Array.from({ length: 13 }, (_, i) => {
    const t = 0.12 + i * 0.068;
    const [x, y, long] = [100 * t, heightAt(t), 36 * Math.sin(Math.PI * (0.2 + 0.72 * t))];
    return [-1, 1].map((side) => {
      const turn = Math.atan2(-52 + 172 * t, 100) + side * (0.95 - 0.35 * t);
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
      const [nx, ny] = [-dy * 0.13, dx * 0.13];
      return `M${round(x)} ${round(y)}q${round(dx / 2 + nx)} ${round(dy / 2 + ny)} ${round(dx)} ${round(dy)}q${round(-dx / 2 - nx * 2)} ${round(-dy / 2 - ny * 2)} ${round(-dx)} ${round(-dy)}Z`;
    }).join("");
  });
  return patch(leaflets.join(""), leaf) + line("M0 0Q50-26 100 34", 2.2, rib);
};

// Where fronds hang in from: part of the width and of the height, size, turn, which green.
/** @type {[x: number, y: number, scale: number, turn: number, green: 0 | 1][]} */
const FRONDS = [[1.04, -0.02, 1.15, 150, 1], [1.05, 0.05, 0.9, 118, 0], [0.92, -0.05, 0.8, 170, 0], [-0.05, -0.04, 0.95, 12, 1], [-0.06, 0.03, 0.7, 46, 0], [1.06, 1.02, 0.95, 206, 0], [1.02, 1.06, 0.8, 236, 1], [-0.06, 1.04, 0.75, -40, 0]];
/** @param {Theme} theme @param {number} width @param {number} height */
const fronds = ({ leaf, rib }, width, height) => {
  const size = Math.min(width, height) / 190;
  return FRONDS.map(([x, y, scale, turn, green], i) =>
    place(`<g class="beach-frond beach-frond-${i + 1}">${frond(leaf[green], rib)}</g>`, x * width, y * height, round(scale * size), turn)).join("");
};

const SHELLS = /** @type {const} */ ([[0.12, 0.62, 7], [0.88, 0.7, 10], [0.2, 0.9, 9], [0.7, 0.94, 6]]);
/** @param {number} width @param {number} y @param {number} rise */
const wave = (width, y, rise) => `M0 ${y}C${round(width * 0.25)} ${y - rise} ${round(width * 0.35)} ${y + rise} ${round(width * 0.58)} ${y}S${round(width * 0.9)} ${y - rise} ${width} ${y - rise / 2}`;

/** The background of the table, `theme` "dark" or "light". @param {keyof typeof THEMES} theme */
export const beach = (theme = "light", width = 360, height = 640) => {
  const t = THEMES[theme];
  const [far, shore] = [round(height * 0.3), round(height * 0.43)];
  const unit = Math.min(width, height) / 100;
  const ground = (/** @type {string} */ d, /** @type {string} */ colour) => patch(`${d}V${height}H0Z`, colour);
  const [sunX, sunY] = theme === "dark" ? [width * 0.3, far] : [width * 0.27, far * 0.5];
  const glitter = /** @type {const} */ ([[0.3, 0.2, 16], [0.27, 0.42, 26], [0.34, 0.62, 14], [0.7, 0.3, 12], [0.8, 0.62, 20], [0.08, 0.55, 12]]).map(([x, y, long]) =>
    `M${round(width * x)} ${round(far + (shore - far) * y)}h${round(long * unit * 0.6)}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    `<defs>${gradient(`cc-sky-${theme}`, t.sky)}</defs><path d="M0 0H${width}V${far + 2}H0Z" fill="url(#cc-sky-${theme})"/>` +
    `<g class="beach-sun">${patch(oval(sunX, sunY, unit * 17), t.glow, 0.35)}${patch(oval(sunX, sunY, unit * 12.5), t.glow, 0.6)}${patch(oval(sunX, sunY, unit * 8.5), t.sun)}</g>` +
    patch(`M${round(width * 0.6)} ${far}C${round(width * 0.66)} ${round(far - unit * 7)} ${round(width * 0.72)} ${round(far - unit * 3)} ${round(width * 0.76)} ${round(far - unit * 5)}S${round(width * 0.86)} ${round(far - unit * 3)} ${round(width * 0.9)} ${far}Z`, t.isle) +
    `<g class="beach-sea">${ground(`M0 ${far}H${width}`, t.sea[0])}${ground(wave(width, round(far + (shore - far) * 0.38), unit), t.sea[1])}` +
    `${ground(wave(width, round(far + (shore - far) * 0.72), unit * 1.6), t.sea[2])}${line(glitter, unit * 0.7, t.foam)}</g>` +
    ground(wave(width, round(shore - unit), unit * 3), t.foam) + ground(wave(width, round(shore + unit), unit * 3), t.sand[0]) +
    ground(wave(width, round(height * 0.72), -unit * 6), t.sand[1]) +
    SHELLS.map(([x, y, r], i) => patch(i % 2 ? oval(width * x, height * y, r * unit * 0.2, r * unit * 0.13) : star(width * x, height * y, r * unit * 0.42, r * unit * 0.2, 5, 20), t.mark)).join("") +
    fronds(t, width, height) + "</svg>";
};
