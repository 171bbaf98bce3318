// Moves as they are called where they are weighed, and what speaks for one of them.

import { t } from "../../text/text.js";
import { effectOf } from "../reasons.js";
import { seatIn } from "./aimed.js";
import * as art from "./cards.js";

const ALONE = ["draw", "skip", "give-nothing", "lapse"];

/**
 * @param {string} move
 * @param {import("./shown").Shown | null} _view
 * @param {readonly string[]} names by seat
 * @returns {{text: string, picture: string | null}}
 */
export function weighed(move, _view, names) {
  if (ALONE.includes(move)) return { text: t(`cm-weighed-${move}`), picture: art.back() };
  const [verb, which = "", whom] = move.split("-");
  if (verb === "leaf")
    return { text: t("cm-weighed-leaf", { leaf: Number(which) }), picture: art.leaf(Number(which)) };
  const card = art.nameOf(which);
  return {
    text: whom === undefined ? card : t("cm-weighed-give-to", { card, name: names[seatIn(move)] ?? "" }),
    picture: art.mini(which),
  };
}

/** @param {import("../../engine/messages").Reason} reason */
export const because = ({ code, number, points }) =>
  t(`cm-why-${code}`, { card: number === null ? "" : art.theCard(String(number)), ...effectOf(points) });
