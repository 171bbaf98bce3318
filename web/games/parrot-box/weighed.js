// Moves as they are called where they are weighed, and what speaks for one of them.

import { t } from "../../text/text.js";
import { effectOf } from "../reasons.js";
import * as art from "./cards.js";
import { cardAt, heldIn, read, spotName } from "./choices.js";

/**
 * @param {string} move
 * @param {import("./shown").Shown | null} view at which it would be made, if that is known still
 * @returns {{text: string, picture: string | null}}
 */
export function weighed(move, view) {
  const { verb, spot, to } = read(move);
  const where = to === undefined ? "" : spotName(to);
  const held = view && heldIn(view);
  switch (verb) {
    case "draw":
      return { text: t("px-weighed-draw"), picture: art.back() };
    case "take":
      return { text: t("px-weighed-take"), picture: view?.discard ? art.mini(view.discard) : null };
    case "discard":
      return { text: t("px-weighed-discard"), picture: held ? art.mini(held) : null };
    case "end":
      return { text: t("px-extra-end"), picture: art.back() };
    case "float":
      return { text: t("px-weighed-float", { where }), picture: art.flying() };
    case "turn":
      return { text: where, picture: art.back() };
    default:
      return { text: where, picture: view && pictureAt(view, spot) };
  }
}

/** Of what would be replaced. @param {import("./shown").Shown} view @param {number} spot */
function pictureAt(view, spot) {
  if (!("seat" in view.phase)) return null;
  const card = cardAt(view, spot);
  return card === null ? art.back() : art.mini(card);
}

/** @param {import("../../engine/messages").Reason} reason */
export const because = ({ code, number, points }) =>
  t(`px-why-${code}`, { card: number === null ? "" : art.theCard(String(number)), ...effectOf(points) });
