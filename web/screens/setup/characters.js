// Which character a bot is: six faces, what the chosen one is like, and how strong its level is.

import { botFace } from "../../art/bots.js";
import { PLAYERS } from "../../art/palette.js";
import { TEMPERS, faceOf } from "../../bots/characters.js";
import { strengthOf } from "../../bots/strength.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";
import { element, newId, picture } from "../element.js";
import { icon } from "../icons.js";

/**
 * @param {string} game
 * @param {import("./seats.js").Place[]} seats
 * @param {number} at
 * @param {(temper: string) => void} choose
 */
export function characters(game, seats, at, choose) {
  const { temper, colour, who } = seats[at];
  const group = newId("character");
  return element(
    "div",
    { class: "characters" },
    element(
      "fieldset",
      { class: "colours" },
      element("legend", {}, t("bot-which")),
      ...TEMPERS.map((each) => choice(group, each, PLAYERS[colour], each === temper, choose)),
    ),
    element(
      "p",
      { class: "character" },
      element("strong", {}, t(`bot-${temper}`)),
      ` · ${t(`bot-${temper}-is`)}`,
      element("br"),
      t(`bot-${temper}-line`),
    ),
    strength(game, seats.length, who),
  );
}

function choice(group, temper, colour, chosen, choose) {
  const label = sentences(`${t(`bot-${temper}`)}, ${t(`bot-${temper}-is`)}`, t(`bot-${temper}-line`));
  return element(
    "label",
    { class: "colour-choice" },
    element("input", {
      type: "radio",
      class: "visually-hidden",
      name: group,
      checked: chosen,
      "aria-label": label,
      "data-temper": temper,
      onchange: () => choose(temper),
    }),
    picture(botFace(faceOf(temper), colour)),
    picture(icon("check"), "colour-chosen"),
  );
}

/** Measured, so it is said only where it was. */
function strength(game, seats, level) {
  const measured = strengthOf(game, seats, level);
  return measured && element("p", { class: "soft" }, t("level-strength", measured));
}
