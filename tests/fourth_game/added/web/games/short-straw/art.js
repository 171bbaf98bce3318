// A straw, as long as it is.

import { GOLD, INK } from "../../art/palette.js";
import { line, svg } from "../../art/pen.js";
import { pictureOf } from "../../dom/pictures.js";
import { t } from "../../text/text.js";

export const lengthOf = (/** @type {string} */ straw) => Number.parseInt(straw, 10);
export const nameOf = (/** @type {string} */ straw) => t("ss-straw", { length: lengthOf(straw) });

export const drawn = (/** @type {number} */ length) =>
  svg(
    "0 0 250 350",
    line(`M125 330V${330 - 12 * length}`, 26, INK) + line(`M125 330V${330 - 12 * length}`, 16, GOLD),
  );

export const straw = (/** @type {number} */ length) => pictureOf(`straw ${length}`, () => drawn(length));
export const bundle = () => straw(24);
