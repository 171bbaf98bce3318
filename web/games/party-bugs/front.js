// Party Bugs as it is seen from outside: the disco floor and some of its guests, and its chapters by name.

import { bug } from "../../art/bug.js";
import { guestOf } from "./art/costumes/index.js";
import { floor } from "./art/floor.js";
import { place } from "../../art/pen.js";
import { t } from "../../text/text.js";

// Who dances where: value, middle, feet, size. Those behind come first.
/** @type {[value: number, x: number, feet: number, size: number][]} */
const DANCERS = [
  [12, 82, 196, 0.5],
  [1, 506, 196, 0.5],
  [2, 176, 222, 0.6],
  [7, 412, 222, 0.6],
  [13, 294, 240, 0.76],
];
const FEET = 272; // how far a bug's feet are below its origin

const dancers = () =>
  `<svg viewBox="0 0 588 260" preserveAspectRatio="xMidYMax meet" aria-hidden="true">` +
  DANCERS.map(
    ([value, x, feet, size]) =>
      `<g class="dancer dancer-${value}">${place(bug(guestOf(value)), x, feet - FEET * size, size)}</g>`,
  ).join("") +
  "</svg>";

/** @param {"light" | "dark"} theme @returns {{ground: string, guests: string}} two <svg> */
export const tile = (theme) => ({
  // However low the tile is, the ball is seen.
  ground: floor(theme, 588, 290).replace("xMidYMid", "xMidYMin"),
  guests: dancers(),
});

/** `2.7` is round 7 of a series' second game; in round 0 the hidden dancers are chosen. @param {string} chapter */
export function chapterName(chapter) {
  const [round = 0, game] = chapter.split(".").map(Number).reverse();
  const said = round === 0 ? t("pb-round-hiding") : t("pb-round", { round });
  return game ? t("pb-round-of-game", { game, said }) : said;
}
