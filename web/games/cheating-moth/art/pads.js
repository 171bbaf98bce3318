// What fingers wait on while the mosquito comes, and the mosquito.
import { patternArt } from "../../../art/backs.js";
import { INK, PAPER, colourOf } from "../../../art/palette.js";
import { line, oval, place, solid, svg, within } from "../../../art/pen.js";
import { backTone } from "../../../art/designs.js";
import { animal } from "../../../art/tokens.js";
import { mosquito } from "./mosquito.js";

const DISC = oval(0, 0, 55);

/** A pad in a player's colour and pattern, with the player's animal. @param {number} player */
export const pad = (player, name = "") =>
  svg("-60 -60 120 120", solid(DISC, colourOf(player), { line: 5, lift: 0 }) + within(DISC, place(patternArt(player), -68, -94, 0.54)) + line(DISC, 5) + line(oval(0, 0, 50), 2.5, PAPER) +
    solid(oval(0, 0, 35), PAPER, { line: 4, lift: 3 }) + line(oval(0, 0, 31), 2, backTone(colourOf(player))) + place(animal(player), 0, 1, 0.56), name);

const WHIRR = "#9a84ad"; // seen by day and by night
const BOX = "-128 -118 256 270";
/** The mosquito has sat down: now. */
export const mosquitoLanded = (name = "") =>
  svg(BOX, `<ellipse cx="0" cy="132" rx="104" ry="12" fill="${INK}" fill-opacity=".25"/>` + mosquito.art({ pose: "folded", mood: "gleeful", look: [-3, 5] }), name);
/** On its way. */
export const mosquitoFlying = (name = "") =>
  svg(BOX, line("M-92-96q-14 4-18 18M92-96q14 4 18 18M-112-56q-8 4-10 12M112-56q8 4 10 12", 5, WHIRR) + place(mosquito.art({ mood: "sly", look: [-3, 4] }), 0, 0, 1, 8), name);
