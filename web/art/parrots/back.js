// The one back that all cards of Parrot Box have, whoever they lie before: leaves, and feathers.
import { GOLD, INK, MINT, mix } from "../palette.js";
import { line, patch, place, solid, svg } from "../pen.js";
import { CARD_BOX, backOf } from "../sheet.js";
import { feather, quill } from "./feathers.js";
import { AZURE, LEAF, SCARLET } from "./parrot.js";

const HIBISCUS = "#a62d55";
const LEAFLET = "M0 24C-20 12-20-12 0-26C20-12 20 12 0 24Z";
const leaves = () => {
  const [dark, light] = [mix(HIBISCUS, "#3a0f35", 0.4), mix(HIBISCUS, "#f2706a", 0.4)];
  const drawn = [];
  for (let row = 0; row < 9; row++)
    for (let column = -1; column < 7; column++) {
      const leaf = (row + column) % 2 ? dark : light;
      drawn.push(place(patch(LEAFLET, leaf) + line("M0 22V-12", 3, HIBISCUS), column * 46 + (row % 2) * 23, row * 44, 1, row % 2 ? 28 : -28));
    }
  return drawn.join("");
};
const plume = (turn, long, colour) => solid(feather(0, 42, long, turn, 15), colour, { line: 5, lift: 3 }) + quill(0, 42, long, turn, mix(colour, INK, 0.5));

/** The inside of the back. */
export const backArt = () => backOf(HIBISCUS, leaves(), plume(-62, 66, GOLD) + plume(62, 66, MINT) + plume(-32, 86, LEAF) + plume(32, 86, AZURE) + plume(0, 98, SCARLET));
export const cardBack = (name = "") => svg(CARD_BOX, backArt(), name);
