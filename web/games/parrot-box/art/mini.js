// The cards for narrow places: the number as large as it can be, on the fruit's colour, before the fruit's shape.
import { numeral } from "../../../art/numerals.js";
import { GOLD, INK, PAPER, mix, tint } from "../../../art/palette.js";
import { box, line, oval, patch, place, svg, within } from "../../../art/pen.js";
import { CARD_BOX } from "../../../art/sheet.js";
import { fruitOf } from "./fruits/index.js";
import { JUNGLE, parrotHead } from "./parrot.js";
import { sign } from "./signs.js";

const GROUND = box(4, 4, 244, 344, 36);
const RING = box(6, 6, 240, 340, 34);

/** @param {number} value */
const numberArt = (value) => {
  const { colour } = fruitOf(value);
  const wide = value > 9;
  return patch(GROUND, tint(colour, 0.62)) + within(GROUND, sign(value, { x: 126, y: 258, scale: 0.76, colour: mix(colour, INK, 0.12) })) +
    line(RING, 12, mix(colour, INK, 0.35)) +
    numeral(value, { x: wide ? 42 : 72, y: 116, height: wide ? 164 : 172, colour: mix(colour, INK, 0.85), halo: PAPER });
};
const parrotArt = () => patch(GROUND, JUNGLE) + patch(oval(126, 180, 106), "#ffe3a0") + line(RING, 12, GOLD) + place(parrotHead(), 114, 192, 1.28);

/** The inside of the small card of `face`, 0 to 12 or "parrot". @param {import("./cards.js").Face} face */
const miniArt = (face) => (typeof face === "number" ? numberArt(face) : parrotArt());
/** @param {import("./cards.js").Face} face */
export const mini = (face, name = "") => svg(CARD_BOX, miniArt(face), name);
