// Moves as they are called where they are weighed, and what speaks for one of them.

import { t } from "../../text/text.js";
import { effectOf } from "../reasons.js";
import * as art from "./cards.js";
import { spotName } from "./choices.js";

/**
 * @param {string} move
 * @param {object | null} view at which it would be made, if that is known still
 * @returns {{text: string, picture: string | null}}
 */
export function weighed(move, view) {
  const [verb, ...spots] = move.split("-");
  const seat = view?.phase.seat ?? null;
  const at = (spot) => seat !== null && pictureOf(view.boxes[seat].cards[spot]);
  const where = spots.length > 0 ? spotName(Number(spots.at(-1)) - 1) : "";
  switch (verb) {
    case "draw":
      return { text: t("px-weighed-draw"), picture: art.back() };
    case "take":
      return { text: t("px-weighed-take"), picture: view?.discard ? art.mini(view.discard) : null };
    case "discard":
      return { text: t("px-weighed-discard"), picture: view?.phase.card ? art.mini(view.phase.card) : null };
    case "end":
      return { text: t("px-extra-end"), picture: art.back() };
    case "float":
      return { text: t("px-weighed-float", { where }), picture: art.flying() };
    default:
      return { text: where, picture: verb === "turn" ? art.back() : at(Number(spots[0]) - 1) || null };
  }
}

const pictureOf = (card) => (card === null ? art.back() : art.mini(card));

/** @param {{code: string, number: number | null, points: number | null}} reason */
export const because = ({ code, number, points }) =>
  t(`px-why-${code}`, { card: number === null ? "" : art.theCard(String(number)), ...effectOf(points) });
