// Cheating Moth as it is seen from outside: a night at the kitchen lamp, and its chapters by name.

import { t } from "../../text/text.js";
import { kitchen } from "./art/kitchen.js";
import { lampScene } from "./art/scene.js";

/** @param {"light" | "dark"} theme @returns {{ground: string, guests: string}} two <svg> */
export const tile = (theme) => ({ ground: kitchen(theme, 588, 290, false), guests: lampScene() });

/** `2.7` is everybody's seventh turn in round 2. @param {string} chapter */
export function chapterName(chapter) {
  const [round = 0, turn = 0] = chapter.split(".").map(Number);
  return t("cm-round-turn", { round, turn });
}
