// The picture that goes with a deal: the game, whose deal it was and the result, but no cards. The
// words are drawn on top of the art, because an <svg> in an <img> cannot use our font.

import { CORAL, GOLD, INK, PAPER, mix } from "../art/palette.js";
import { box, line, patch, place, solid, star } from "../art/pen.js";
import { token } from "../art/tokens.js";
import { newCanvas } from "./canvas.js";

const WIDE = 1200;
const HIGH = 630;
const EDGE = 404; // where the paper begins, below the scene
const SOFT = mix(INK, PAPER, 0.28);

/**
 * @typedef {object} Sign what stands on it
 * @property {string} club
 * @property {string} game
 * @property {string} about which deal
 * @property {string} name of who sends it
 * @property {number | string} colour of the same
 * @property {string} medal
 * @property {string} medalLine
 * @property {string} ribbon
 *
 * @typedef {{ground: string, guests: string}} Scene a game's tile
 *
 * @param {Scene} scene
 * @param {Sign} sign
 * @returns {Promise<File>} a PNG
 */
export async function drawn(scene, sign) {
  const canvas = await newCanvas(WIDE, HIGH);
  await canvas.draw(artOf(scene, sign), { x: 0, y: 0, width: WIDE, height: HIGH });
  write(canvas, sign);
  return canvas.file();
}

/** @param {Scene} scene @param {Sign} sign */
const artOf = ({ ground, guests }, { colour }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">` +
  within(ground, 0, 0, WIDE, EDGE) +
  within(guests, 0, 40, WIDE, EDGE - 46) +
  patch(`M0 ${EDGE}H${WIDE}V${HIGH}H0Z`, PAPER) +
  line(`M0 ${EDGE}H${WIDE}`, 10) +
  solid(box(34, 34, 262, 64, 32), PAPER, { line: 6, lift: 3 }) +
  medal(1032, 420) +
  solid(box(890, 556, 284, 62, 30), PAPER, { line: 6, lift: 3 }) +
  within(token(colour), 44, 330, 220, 220) +
  "</svg>";

/** @param {string} svg @param {number} x @param {number} y @param {number} width @param {number} height */
const within = (svg, x, y, width, height) =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const RIBBON = "M-44 40L-70 176L-40 160L-18 186L4 60Z";
const medal = (/** @type {number} */ x, /** @type {number} */ y) =>
  place(
    solid(RIBBON, CORAL, { line: 7, lift: 4 }) +
      `<g transform="scale(-1 1)">${solid(RIBBON, CORAL, { line: 7, lift: -4 })}</g>` +
      solid(star(0, -20, 132, 116, 18), GOLD, { line: 8, lift: 6 }),
    x,
    y,
  );

/** @param {import("./canvas.js").Canvas} canvas @param {Sign} sign */
function write({ words, plain }, { club, game, about, name, medal: honour, medalLine, ribbon }) {
  words(club, { x: 165, y: 78, wide: 230, size: 36 });
  words(name, { x: 154, y: 600, wide: 280, size: 38, font: plain, weight: 600 });
  words(game, { x: 306, y: 500, wide: 570, size: 76, align: "left" });
  words(about, {
    x: 308,
    y: 566,
    wide: 570,
    size: 40,
    align: "left",
    font: plain,
    weight: 600,
    colour: SOFT,
  });
  words(honour, { x: 1032, y: medalLine ? 416 : 440, wide: 190, size: medalLine ? 84 : 120 });
  words(medalLine, { x: 1032, y: 462, wide: 170, size: 36, font: plain, weight: 600 });
  words(ribbon, { x: 1032, y: 601, wide: 250, size: 38 });
}
