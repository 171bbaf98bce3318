// The mirror ball: rings of facets that turn away towards the rim, lit from the upper left.
import { INK, LINE, mix } from "./palette.js";
import { oval, patch, within } from "./pen.js";

const SPARKLE = ["#f4b73b", "#f7a8bd", "#7ed3ae", "#c9b6ee"];

/** @param {number} rows and columns @param {number} row @param {number} column */
const facet = (rows, row, column) => {
  const corner = (/** @type {number} */ r, /** @type {number} */ c) => {
    const up = (r / rows - 0.5) * Math.PI;
    const across = (c / rows - 0.5) * Math.PI;
    return /** @type {const} */ ([Math.cos(up) * Math.sin(across), Math.sin(up)]);
  };
  const quad = [corner(row, column), corner(row, column + 1), corner(row + 1, column + 1), corner(row + 1, column)];
  const [x, y] = corner(row + 0.5, column + 0.5);
  const light = 0.5 - 0.36 * x - 0.42 * y + 0.13 * (((row * 7 + column * 5) % 4) - 1.5);
  const glint = (row * 5 + column * 3) % 11 === 4;
  return { quad, colour: glint ? SPARKLE[(row + column) % 4] ?? INK : mix("#56607f", "#f4f8ff", Math.max(0, Math.min(1, light))) };
};

/** A mirror ball about (x, y). Big ones want more `rows` of facets. @param {number} x @param {number} y @param {number} radius */
export const mirrorBall = (x, y, radius, rows = 6, outline = radius > 20 ? LINE : 4) => {
  const n = (/** @type {number} */ v) => Math.round(v * 10) / 10;
  const facets = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < rows; column++) {
      const { quad, colour } = facet(rows, row, column);
      facets.push(patch(`M${quad.map(([u, v]) => `${n(x + u * radius)} ${n(y + v * radius)}`).join("L")}Z`, colour));
    }
  const grid = `<g stroke="#3d4466" stroke-width="${n(radius / 26)}">${facets.join("")}</g>`;
  const disc = oval(x, y, radius);
  return `<path d="${disc}" fill="#56607f" stroke="${INK}" stroke-width="${outline}"/>` + within(disc, grid) +
    patch(oval(x - radius * 0.36, y - radius * 0.42, radius * 0.17, radius * 0.12), "#fff", 0.9);
};
