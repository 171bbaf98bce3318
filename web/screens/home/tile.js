// A game on the home screen, in its own light.

import { element, picture } from "../../dom/element.js";
import { inTurn } from "../../dom/idle.js";
import { icon } from "../../dom/icons.js";
import { FRONTS } from "../../games/fronts.js";
import { lit, theme } from "../../parts/appearance.js";
import { t } from "../../text/text.js";

/**
 * @param {import("../../engine/messages").GameName} game
 * @param {Promise<void>} peace only then is the picture drawn
 * @param {import("../navigation").Nav} nav
 */
export function tile(game, peace, nav) {
  const scene = element("span", { class: "tile-scene", "aria-hidden": "true" });
  void peace.then(() =>
    inTurn(() => {
      const { ground, guests } = FRONTS[game].tile(theme());
      scene.append(picture(lit(ground), "tile-ground"), picture(guests, "tile-guests"));
    }),
  );
  return element(
    "button",
    { class: `tile tile-${game}`, type: "button", onclick: () => nav.show("setup", { game }) },
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
