// A game and its deal of today: a picture, how it stands, and the way to it.

import { GAMES } from "../../games/index.js";
import { t } from "../../text/text.js";
import { theme } from "../appearance.js";
import { element, newId, picture } from "../element.js";
import { button } from "../frame.js";
import { stateOf } from "./state.js";

/**
 * @param {string} game
 * @param {string} day
 * @param {Promise<void>} peace only then is the picture drawn
 * @param {(game: string, day: string) => void} begin
 */
export function gameOf(game, day, peace, begin) {
  const scene = element("div", { class: "day-scene", "aria-hidden": "true" });
  peace.then(() => {
    const { ground, guests } = GAMES[game].tile(theme());
    scene.append(picture(ground, "tile-ground"), picture(guests, "tile-guests"));
  });
  const name = newId("day");
  const { kind, said, label, go } = stateOf(game, day, begin);
  return element(
    "section",
    { class: `day-game is-${kind}`, "aria-labelledby": name },
    scene,
    element(
      "div",
      { class: "day-label" },
      element("div", { class: "day-words" }, element("h2", { id: name }, t(game)), element("p", {}, said)),
      button(label, { class: "button-main", "aria-label": `${label}: ${t(game)}`, onclick: go }),
    ),
  );
}
