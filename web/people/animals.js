// Which animal somebody is: with it goes a colour, and a pattern, so that each of the three tells it.

import { token } from "../art/tokens.js";
import { element, newId, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { t } from "../text/text.js";

/** @param {string} legend @param {number} chosen @param {(colour: number) => void} choose */
export function animals(legend, chosen, choose) {
  const group = newId("colour");
  return element(
    "fieldset",
    { class: "colours place-colours" },
    element("legend", {}, legend),
    ...[0, 1, 2, 3, 4, 5].map((colour) => choice(group, colour, colour === chosen, choose)),
  );
}

/** @param {string} group @param {number} colour @param {boolean} checked @param {(colour: number) => void} choose */
function choice(group, colour, checked, choose) {
  const name = t("token-name", {
    animal: t(`animal-${colour}`),
    colour: t(`colour-${colour}`),
    pattern: t(`pattern-${colour}`),
  });
  return element(
    "label",
    { class: "colour-choice" },
    element("input", {
      type: "radio",
      class: "visually-hidden",
      name: group,
      checked,
      "aria-label": name,
      onchange: () => choose(colour),
    }),
    picture(token(colour)),
    picture(icon("check"), "colour-chosen"),
  );
}
