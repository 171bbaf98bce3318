// Short Straw as it is seen from outside.

import { t } from "../../text/text.js";
import * as art from "./art.js";
import { GROUND } from "./ground.js";

export const tile = () => ({ ground: GROUND, guests: art.drawn(7) });
export const chapterName = (/** @type {string} */ round) => t("ss-chapter", { round });
