// The back of all Cheating Moth cards, and a fan of such backs that does not show how many there are.
import { backOf } from "../../../art/designs.js";
import { CORAL, GOLD, INK, PAPER, mix } from "../../../art/palette.js";
import { box, line, oval, patch, place, solid, star, svg } from "../../../art/pen.js";
import { CARD_BOX } from "../../../art/sheet.js";
import { moth } from "./moth.js";

const DUSK = "#39408f";
const pattern = () => {
  const [dark, light] = [mix(DUSK, "#150f38", 0.4), mix(DUSK, "#9d8fe0", 0.4)];
  const drawn = [];
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 6; column++) {
      const [x, y] = [column * 56 - 14 + (row % 2) * 28, row * 50];
      drawn.push((row + column) % 3 ? place(moth.sign(dark), x, y, 0.2, row % 2 ? 16 : -16) : patch(star(x, y, 12, 4.5, 4), light));
    }
  return drawn.join("");
};
const emblem = () => patch(oval(0, 0, 49), "#ffe3a0") + place(moth.sign(INK), 0, 0, 0.42);

/** The inside of the back. */
const backArt = () => backOf(DUSK, pattern(), emblem());
export const cardBack = (name = "") => svg(CARD_BOX, backArt(), name);

const CARD = box(-19, -54, 38, 56, 5);
/** @param {number} turn */
const one = (turn, art = "", x = 0, y = 0) => place(solid(CARD, PAPER, { line: 3.5, lift: 0 }) + patch(box(-15.5, -50.5, 31, 49, 3), DUSK) + art, x, 22 + y, 1, turn);
// Cards so close together that only their edges show, drawn as one shape.
const closed = (sway = 0) =>
  [-30, -26, -22, -18].map((turn) => one(turn + sway)).join("") + [-12, 26, 22, 18].map((turn) => one(turn + sway)).join("") + one(sway / 2, place(moth.sign(GOLD), 0, -26, 0.14));
/** @typedef {keyof typeof POSES} FanPose */

const POSES = {
  still: () => closed(),
  twitching: () => one(34, "", 7, -8) + closed(-4) + line("M44-42q8 4 10 14M-50-24q-5 5-5 12M-42-36q-3 2-4 5", 4, CORAL),
  slipping: () => place(solid(CARD, PAPER, { line: 4, lift: 0 }) + line(box(-14, -49, 28, 44, 3), 2.5, DUSK), 3, 51, 1, 7) + line("M34 34q4 8 2 16M-28 34q-2 9 1 15", 4, CORAL) + closed(),
};
/** A closed fan of backs, "still", "twitching" or "slipping" (a card's edge comes out below). @param {FanPose} pose */
export const fan = (pose = "still", name = "") => svg("-56 -54 112 116", POSES[pose](), name);
