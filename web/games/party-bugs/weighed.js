// Moves as they are called where they are weighed, and what speaks for one of them.

import { person } from "../../people/company.js";
import { t } from "../../text/text.js";
import { effectOf } from "../reasons.js";
import * as art from "./cards.js";

/** @param {string} move @returns {{text: string, picture: string | null}} */
export function weighed(move) {
  if (move === "discard-pair") return { text: t("pb-weighed-pair"), picture: person("paul") };
  if (move === "mirror-dancer") return { text: t("pb-mirror-dancer"), picture: art.mirror() };
  const [, card = ""] = move.split("-");
  return { text: art.nameOf(card), picture: art.mini(card) };
}

/** @param {import("../../engine/messages").Reason} reason */
export const because = ({ code, number, points }) =>
  t(`pb-why-${code}`, { number: number ?? 0, ...effectOf(points) });
