// 10, the açaí: ten berries, counted.
import { oval, patch, rod, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const VIOLET = "#7d58c4";
const LEAF = "M2-78C22-112 62-114 84-92C66-68 34-62 2-78Z";
/** @type {import("../../../../art/shapes").Spot[]} */
const ROWS = [[0, 78], [-24, 40], [24, 40], [-48, 0], [0, 2], [48, 0], [-70, -42], [-24, -40], [24, -40], [70, -42]];
/** @param {import("../../../../art/shapes").Spot} spot */
const berry = ([x, y]) => solid(oval(x, y, 27), VIOLET, { line: 5.5, lift: 5 }) + patch(oval(x - 11, y - 12, 6, 4.5), "#fff", 0.55);

export const berries = {
  colour: VIOLET,
  shape: ROWS.map(([x, y]) => oval(x, y, 27)).join("") + LEAF + "M-6-62V-104H6V-62Z",
  art: rod("M0-58C2-74 0-88-8-104", 6, "#7b5a34") + solid(LEAF, "#58a84a", { line: 5.5 }) + ROWS.map(berry).reverse().join("") +
    visage(0, 4, 0.9, { mood: "wary", colour: VIOLET, look: [0, 2] }),
};
