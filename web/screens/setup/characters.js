// Which character a bot is: six faces, what the chosen one is like, and how strong its level is.

import { botFace } from "../../art/bots.js";
import { PAUL, PLAYERS } from "../../art/palette.js";
import { TEMPERS, faceOf } from "../../bots/characters.js";
import { strengthOf } from "../../bots/strength.js";
import { element, newId } from "../../dom/element.js";
import { faceChoice } from "../../parts/faces.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../bots/characters.js").Temper} Temper
 *
 * @param {string} game
 * @param {number} count of seats
 * @param {import("../../people/seats.js").Place} seat
 * @param {(temper: Temper) => void} choose
 */
export function characters(game, count, { temper, colour, who }, choose) {
  const group = newId("character");
  return element(
    "div",
    { class: "characters" },
    element(
      "fieldset",
      { class: "colours" },
      element("legend", {}, t("bot-which")),
      ...TEMPERS.map((each) =>
        faceChoice(group, {
          name: sentences(`${t(`bot-${each}`)}, ${t(`bot-${each}-is`)}`, t(`bot-${each}-line`)),
          face: botFace(faceOf(each), PLAYERS[colour] ?? PAUL),
          checked: each === temper,
          choose: () => choose(each),
          data: { "data-temper": each },
        }),
      ),
    ),
    element(
      "p",
      { class: "character" },
      element("strong", {}, t(`bot-${temper}`)),
      ` · ${t(`bot-${temper}-is`)}`,
      element("br"),
      t(`bot-${temper}-line`),
    ),
    who !== "person" && strength(game, count, who),
  );
}

/** Measured, so it is said only where it was. @param {string} game @param {number} seats @param {import("../../bots/characters.js").Level} level */
function strength(game, seats, level) {
  const measured = strengthOf(game, seats, level);
  return measured && element("p", { class: "soft" }, t("level-strength", measured));
}
