// The one back that all cards of Cheating Moth have, and a fan of such backs that does not say how many.
import { GOLD, INK, PAPER, mix } from "../palette.js";
import { box, line, oval, patch, place, solid, star, svg } from "../pen.js";
import { CARD_BOX, backOf } from "../sheet.js";
import { leafColour } from "./leaves.js";
import { moth } from "./moth.js";

export const DUSK = "#39408f";
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
const emblem = () => patch(oval(0, -4, 46), "#ffe3a0") + place(moth.sign(INK), 0, 4, 0.48);

/** The inside of the back. */
export const backArt = () => backOf(DUSK, pattern(), emblem());
export const cardBack = (name = "") => svg(CARD_BOX, backArt(), name);

const CARD = box(-19, -54, 38, 56, 5);
const one = (turn, art = "", x = 0, y = 0) => place(solid(CARD, DUSK, { line: 4, lift: 0 }) + line(box(-15.5, -50.5, 31, 49, 3), 2, PAPER) + art, x, 22 + y, 1, turn);
// Cards so close together that only edges show, which are drawn as one thing.
const closed = (sway = 0) =>
  [-30, -26, -22, -18].map((turn) => one(turn + sway)).join("") + [-12, 26, 22, 18].map((turn) => one(turn + sway)).join("") + one(sway / 2, place(moth.sign(GOLD), 0, -26, 0.14));
const POSES = {
  still: () => closed(),
  twitching: () => one(34, "", 7, -8) + closed(-4) + line("M36-38q8 2 12 10M42-26q5 4 5 10M-46-22q-4 4-5 9", 4, GOLD),
  slipping: () => place(solid(CARD, PAPER, { line: 4, lift: 0 }) + place(patch(star(0, 0, 9), leafColour(5)), 0, -12), 17, 44, 1, 40) + closed(),
};
/** A closed fan of backs, "still", "twitching" or "slipping" (a card's edge comes out below). */
export const fan = (pose = "still", name = "") => svg("-50 -50 100 100", POSES[pose](), name);
