// A game and its deal of today: a picture, how it stands, and the way to it.

import { element, newId, picture } from "../../dom/element.js";
import { inTurn } from "../../dom/idle.js";
import { GAMES } from "../../games/index.js";
import { lit, theme } from "../../parts/appearance.js";
import { button } from "../../parts/frame.js";
import { t } from "../../text/text.js";
import { stateOf } from "./state.js";

/**
 * @param {import("../../engine/messages").GameName} game
 * @param {string} day
 * @param {Promise<void>} peace only then is the picture drawn
 * @param {import("./state.js").Acts} acts
 */
export function gameOf(game, day, peace, acts) {
  const scene = element("div", { class: "day-scene", "aria-hidden": "true" });
  void peace.then(() =>
    inTurn(() => {
      const { ground, guests } = GAMES[game].tile(theme());
      scene.append(picture(lit(ground), "tile-ground"), picture(guests, "tile-guests"));
    }),
  );
  const name = newId("day");
  const { kind, said, label, go } = stateOf(game, day, acts);
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
