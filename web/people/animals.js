// Which animal somebody is: with it goes a colour, and a pattern, so that each of the three tells it.

import { token } from "../art/tokens.js";
import { element, newId } from "../dom/element.js";
import { faceChoice } from "../parts/faces.js";
import { t } from "../text/text.js";

/** @param {string} legend @param {number} chosen @param {(colour: number) => void} choose */
export function animals(legend, chosen, choose) {
  const group = newId("colour");
  return element(
    "fieldset",
    { class: "colours place-colours" },
    element("legend", {}, legend),
    ...[0, 1, 2, 3, 4, 5].map((colour) =>
      faceChoice(group, {
        name: nameOf(colour),
        face: token(colour),
        checked: colour === chosen,
        choose: () => choose(colour),
      }),
    ),
  );
}

const nameOf = (/** @type {number} */ colour) =>
  t("token-name", {
    animal: t(`animal-${colour}`),
    colour: t(`colour-${colour}`),
    pattern: t(`pattern-${colour}`),
  });
