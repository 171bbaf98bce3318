// A game on the home screen, in its own light.

import { GAMES } from "../../games/index.js";
import { t } from "../../text/text.js";
import { theme } from "../appearance.js";
import { element, picture } from "../element.js";
import { icon } from "../icons.js";
import { show } from "../screens.js";

/**
 * @param {string} game
 * @param {Promise<void>} peace only then is the picture drawn
 */
export function tile(game, peace) {
  const scene = element("span", { class: "tile-scene", "aria-hidden": "true" });
  peace.then(() => {
    const { ground, guests } = GAMES[game].tile(theme());
    scene.append(picture(ground, "tile-ground"), picture(guests, "tile-guests"));
  });
  return element(
    "button",
    { class: `tile tile-${game}`, type: "button", onclick: () => show("setup", { game }) },
    scene,
    element(
      "span",
      { class: "tile-label" },
      element("span", { class: "tile-name" }, t(game)),
      element("span", { class: "tile-line" }, t(`${game}-line`)),
      element("span", { class: "tile-facts" }, t(`${game}-facts`)),
      picture(icon("go"), "tile-go"),
    ),
  );
}
