// The back of all Parrot Box cards, whoever has them: leaves and feathers.
import { backOf } from "../../../art/designs.js";
import { GOLD, INK, MINT, mix } from "../../../art/palette.js";
import { line, patch, place, solid, svg } from "../../../art/pen.js";
import { CARD_BOX } from "../../../art/sheet.js";
import { feather, quill } from "./feathers.js";
import { AZURE, LEAF, SCARLET } from "./parrot.js";

const HIBISCUS = "#a62d55";
const LEAFLET = "M0 38C-32 22-32-14 0-40C32-14 32 22 0 38Z";
const VEINS = "M0 36V-22M0 20L-13 8M0 20L13 8M0 2L-12-10M0 2L12-10";
const leaves = () => {
  const [dark, light] = [mix(HIBISCUS, "#3a0f35", 0.38), mix(HIBISCUS, "#f2706a", 0.34)];
  const leaf = (/** @type {number} */ row, /** @type {number} */ column) =>
    place(patch(LEAFLET, (row + column) % 2 ? dark : light) + line(VEINS, 3.4, HIBISCUS), column * 63 + (row % 2) * 31.5, row * 70, 1, (row + column) % 2 ? 34 : -34);
  return Array.from({ length: 30 }, (_, i) => leaf(Math.floor(i / 5), i % 5)).join("");
};
/** @param {number} turn @param {number} long @param {string} colour */
const plume = (turn, long, colour) => solid(feather(0, 42, long, turn, 15), colour, { line: 5, lift: 3 }) + quill(0, 42, long, turn, mix(colour, INK, 0.5));

/** The inside of the back. */
const backArt = () => backOf(HIBISCUS, leaves(), plume(-62, 66, GOLD) + plume(62, 66, MINT) + plume(-32, 86, LEAF) + plume(32, 86, AZURE) + plume(0, 98, SCARLET));
export const cardBack = (name = "") => svg(CARD_BOX, backArt(), name);
