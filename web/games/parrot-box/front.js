// Parrot Box as it is seen from outside: an afternoon at the beach, and its chapters by name.

import { t } from "../../text/text.js";
import { beach } from "./art/beach.js";
import { parrotScene } from "./art/scene.js";

/** @param {"light" | "dark"} theme @returns {{ground: string, guests: string}} two <svg> */
export const tile = (theme) => ({ ground: beach(theme, 588, 290), guests: parrotScene() });

/** `2.7` is everybody's seventh turn in round 2; in `2.0` two cards are turned up. @param {string} chapter */
export function chapterName(chapter) {
  const [round = 0, turn = 0] = chapter.split(".").map(Number);
  return turn === 0 ? t("px-round-opening", { round }) : t("px-round-turn", { round, turn });
}
