// The app's icon: the King's head before a mirror ball.
import { mirrorBall } from "./ball.js";
import { bareHead } from "./bug.js";
import { CROWN } from "./king.js";
import { GOLD, MINT, ROSE, ROYAL, SKY, WING } from "./palette.js";
import { box, pair, patch, place, rays, rod, star, svg, within } from "./pen.js";

const FEELER = "M44 82C70 74 81 48 80 22C79 4 97 1 98 15C98 22 90 22 89 17";

/** The King's head; its middle is at (0, 78). */
const kingsHead = () =>
  pair(rod(FEELER, 8, WING)) + bareHead({ look: [1, -1] }) + CROWN;

/** The King before his ball, about ±240 round (0, 0). */
export const party = () => mirrorBall(0, -4, 200, 10, 10) + place(kingsHead(), 0, -166, 2.35);
/** @type {[x: number, y: number, r: number, colour: string][]} */
const SPARKS = [[112, 62, 20, GOLD], [404, 62, 16, ROSE], [452, 418, 24, MINT], [60, 416, 18, SKY]];
/** @param {string} d */
const ground = (d) =>
  patch(d, ROYAL) +
  within(d, rays(256, 256, 12, "#6b3a8c") + SPARKS.map(([x, y, r, colour]) => patch(star(x, y, r, r * 0.36, 4), colour)).join(""));

/** The icon with its own rounded shape. */
export const icon = () => svg("0 0 512 512", ground(box(8, 8, 496, 496, 112)) + place(party(), 256, 264, 1.02));
/** The icon for systems that cut their own shape: nothing that matters lies outside the middle 80 %. */
export const maskableIcon = () => svg("0 0 512 512", ground(box(0, 0, 512, 512)) + place(party(), 256, 262, 0.8));
