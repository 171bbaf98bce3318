// A night at the kitchen lamp, for the game's tile on the home screen; the kitchen lies behind.
import { lamp } from "./kitchen.js";
import { INK } from "../../../art/palette.js";
import { line, patch, place } from "../../../art/pen.js";
import { porter, sugar } from "./ant.js";
import { cardArt } from "./cards.js";
import { moth } from "./moth.js";
import { mosquito } from "./mosquito.js";
import { roach } from "./roach.js";
import { spider } from "./spider.js";

const CORD = "#7b6a8f"; // as in the kitchen
const THREAD = "#a99bbd"; // seen by day and by night
/** @param {number} x @param {number} y @param {number} wide */
const shadow = (x, y, wide) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="6" fill="${INK}" fill-opacity=".2"/>`;
/** @param {string} name @param {string} art */
const guest = (name, art) => `<g class="kitchen-guest kitchen-guest-${name}">${art}</g>`;
/** @param {import("./kinds.js").Kind | "number"} kind @param {number} value @param {number} x @param {number} y @param {number} turn */
const lying = (kind, value, x, y, turn) => place(place(cardArt(kind, value), -126, -176), x, y, 0.26, turn);

/** Moths about a lamp, a spider on its thread, a mosquito, and ants on their way home; what may move is a group of the class `kitchen-guest`. Cord and thread reach beyond the top. */
export const lampScene = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 588 260" overflow="visible" aria-hidden="true"><linearGradient id="cc-lamplight" x2="0" y2="1"><stop stop-color="#ffe9a8" stop-opacity=".7"/><stop offset=".74" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient>` +
  patch("M256 58H332L470 330H118Z", "url(#cc-lamplight)") + line("M294-160V14", 4, CORD) +
  guest("spider", line("M444-160V46", 2.6, THREAD) + place(spider.art({ mood: "sly", look: [-5, 3] }), 444, 80, 0.5)) +
  guest("mosquito", place(mosquito.art({ mood: "merry", look: [-3, 4] }), 166, 64, 0.38, -8)) +
  lying("number", 3, 230, 206, -14) + lying("mosquito", 2, 358, 206, 13) + shadow(296, 250, 84) +
  guest("lamp", place(lamp(), 294, 42, 0.68)) +
  guest("moth", place(moth.art({ look: [4, -4] }), 294, 174, 0.66)) +
  guest("roach", place(roach.art({ mood: "merry" }), 70, 172, 0.68)) +
  guest("ants", shadow(512, 256, 70) + place(sugar(), 512, 172, 0.78, -3) + [464, 512, 560].map((x, i) => place(porter(i), x, 217, 0.31)).join("")) +
  guest("moths", place(moth.art({ empty: true, mood: "amazed", look: [-4, 2] }), 372, 38, 0.23, 22) + place(moth.art({ empty: true, mood: "dreamy" }), 226, 28, 0.2, -20)) + "</svg>";
