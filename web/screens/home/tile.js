// A game on the home screen, in its own light: here the disco floor and some of its guests.

import { bug } from "../../art/bug.js";
import { GUESTS } from "../../art/costumes/index.js";
import { floor } from "../../art/floor.js";
import { place } from "../../art/pen.js";
import { t } from "../../text/text.js";
import { theme } from "../appearance.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";
import { show } from "../screens.js";

// Who dances where: value, middle, feet, size. Those behind come first.
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
      `<g class="dancer dancer-${value}">${place(bug(GUESTS[value - 1]), x, feet - FEET * size, size)}</g>`,
  ).join("") +
  "</svg>";

/** However low the tile is, the ball is seen. */
const floorFromItsTop = () => floor(theme(), 588, 290).replace("xMidYMid", "xMidYMin");

export function partyTile() {
  return element(
    "button",
    { class: "tile tile-party", type: "button", onclick: () => show("setup") },
    element(
      "span",
      { class: "tile-scene", "aria-hidden": "true" },
      picture(floorFromItsTop(), "tile-floor"),
      picture(dancers(), "tile-dancers"),
    ),
    element(
      "span",
      { class: "tile-label" },
      element("span", { class: "tile-name" }, t("party-bugs")),
      element("span", { class: "tile-line" }, t("party-bugs-line")),
      element("span", { class: "tile-facts" }, t("party-bugs-facts")),
      picture(icon("go"), "tile-go"),
    ),
  );
}
