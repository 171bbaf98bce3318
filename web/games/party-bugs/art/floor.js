// The disco floor: a mirror ball above, lit tiles below, and spots of light that CSS may let drift.
// It is drawn for the size it is asked for, so that portrait, landscape and tablet all see ball and floor.
import { mirrorBall } from "../../../art/ball.js";
import { oval, patch } from "../../../art/pen.js";

/** @typedef {(typeof THEMES)["dark"]} Theme */

const THEMES = {
  dark: {
    top: "#1d1426", low: "#3d2356", seam: "#1d1426", string: "#9b8bb5",
    tiles: ["#46295f", "#5a2f6b", "#3b2a66", "#6a3565"],
    beam: "#f4d08a", beams: 0.07, glow: 0.5,
    spots: ["#f4b73b", "#f0715c", "#7ed3ae", "#8ecbf0", "#c9b6ee", "#f7a8bd"],
  },
  light: {
    top: "#fff3e0", low: "#f6d9d6", seam: "#fff6e4", string: "#7b6a8f",
    tiles: ["#f8d6ba", "#f5cccb", "#e0d3f1", "#fae5b4"],
    beam: "#ffffff", beams: 0.4, glow: 0.85,
    spots: ["#ffd25c", "#ff9c8a", "#86dfb8", "#92d0f6", "#c9b3f5", "#ffaec5"],
  },
};

// Where the spots rest and how wide they are, in parts of the floor's width and height.
const SPOTS = /** @type {const} */ ([[0.16, 0.3, 0.13], [0.84, 0.26, 0.1], [0.32, 0.47, 0.09], [0.7, 0.44, 0.12], [0.15, 0.74, 0.17], [0.82, 0.68, 0.15], [0.48, 0.84, 0.2], [0.93, 0.92, 0.16], [0.06, 0.95, 0.15], [0.6, 0.17, 0.07]]);

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

// Rows grow towards us; columns fan out from a point above the horizon.
/** @param {Theme} theme @param {number} width @param {number} height */
const tiles = ({ tiles: colours, seam }, width, height) => {
  const horizon = height * 0.58;
  const rowAt = (/** @type {number} */ row) => horizon + (height - horizon) * Math.pow(row / 6, 1.7);
  const columnAt = (/** @type {number} */ column, /** @type {number} */ y) => width / 2 + column * (34 + (y - horizon) * 0.22) * (height / 640);
  const reach = Math.ceil(width / (68 * (height / 640))) + 1;
  /** One path for each colour. @type {Map<string, string>} */
  const drawn = new Map();
  for (let row = 0; row < 6; row++) {
    const [y1, y2] = [round(rowAt(row)), round(rowAt(row + 1))];
    for (let column = -reach; column < reach; column++) {
      const [a, b, c, d] = [round(columnAt(column, y1)), round(columnAt(column + 1, y1)), round(columnAt(column + 1, y2)), round(columnAt(column, y2))];
      const colour = colours[(row * 3 + (column + 700) * 5) % 7 % 4] ?? seam;
      drawn.set(colour, `${drawn.get(colour) ?? ""}M${a} ${y1}H${b}L${c} ${y2}H${d}Z`);
    }
  }
  return `<g class="floor-tiles" stroke="${seam}" stroke-width="2.5">${[...drawn].map(([colour, d]) => patch(d, colour)).join("")}</g>`;
};

/** @param {string} id @param {string} colour @param {number} opacity */
const fade = (id, colour, opacity) =>
  `<radialGradient id="${id}">` +
  /** @type {const} */ ([[0, opacity], [0.55, opacity / 2], [1, 0]]).map(([offset, part]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${part}"/>`).join("") +
  "</radialGradient>";

/** @param {Theme} colours @param {string} theme */
const wall = ({ top, low }, theme) =>
  `<linearGradient id="cc-wall-${theme}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;

/**
 * Its parts, the lowest first, and what they are drawn with. CSS may move what has a class.
 * @param {keyof typeof THEMES} theme @param {number} width @param {number} height
 */
const partsOf = (theme, width, height) => {
  const t = THEMES[theme];
  const [middle, radius] = [round(width / 2), round(Math.min(width, height) * 0.105)];
  const hang = round(radius * 1.9);
  const beams = /** @type {const} */ ([[-0.75, -0.2], [-0.1, 0.3], [0.46, 0.72], [0.95, 1.45]]).map(([from, to]) => patch(`M${middle} ${hang}L${round(from * width)} ${height}H${round(to * width)}Z`, t.beam, t.beams)).join("");
  const spots = SPOTS.map(([x, y, wide], i) => {
    const rx = round(wide * Math.min(width, height));
    return patch(oval(x * width, y * height, rx, rx * (y < 0.58 ? 0.8 : 0.4)), `url(#cc-${theme}-${i % 6})`);
  });
  return {
    fades: `<defs>${t.spots.map((colour, i) => fade(`cc-${theme}-${i}`, colour, t.glow)).join("")}</defs>`,
    low: `<defs>${wall(t, theme)}</defs><path d="M0 0H${width}V${height}H0Z" fill="url(#cc-wall-${theme})"/>${tiles(t, width, height)}${beams}`,
    spots,
    ball: `<path d="M${middle} 0V${hang}" stroke="${t.string}" stroke-width="3"/>${mirrorBall(middle, hang, radius, 9, 4)}`,
  };
};

/** @param {number} width @param {number} height @param {string} art */
const sheet = (width, height, art, name = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg"${name && ` class="${name}"`} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${art}</svg>`;

/**
 * The floor in one picture, `theme` "dark" or "light".
 * @param {keyof typeof THEMES} theme
 */
export const floor = (theme = "dark", width = 360, height = 640) => {
  const { fades, low, spots, ball } = partsOf(theme, width, height);
  return sheet(width, height, fades + low + `<g>${spots.map((spot) => `<g class="floor-spot">${spot}</g>`).join("")}</g>` + ball);
};

/**
 * The background of the table, sheet upon sheet: as its spots drift, nothing is drawn anew.
 * @param {keyof typeof THEMES} theme
 */
export const danceFloor = (theme = "dark", width = 360, height = 640) => {
  const { fades, low, spots, ball } = partsOf(theme, width, height);
  const some = (/** @type {number} */ odd) => spots.filter((_, i) => i % 2 === odd).join("");
  return sheet(width, height, low, "floor-low") + sheet(width, height, fades + some(0), "floor-lights") +
    sheet(width, height, fades + some(1), "floor-lights is-other") + sheet(width, height, ball, "floor-ball");
};

/** The mirror ball alone, as the mark of the dance floor. */
export const discoBall = (rows = 8) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" aria-hidden="true">${mirrorBall(50, 50, 45, rows, 5)}</svg>`;
