// 2, the cherries of Barbados: two, and of one mind.
import { mix } from "../../../../art/palette.js";
import { line, oval, patch, rod, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const RED = "#cf2f3f";
const GREEN = "#58a84a";
const LEAF = "M10-82C34-112 74-106 88-78C62-62 30-62 10-82Z";
/** @param {number} x @param {number} y @param {import("../../../../art/shapes").Spot} look */
const cherry = (x, y, look) => solid(oval(x, y, 47, 45), RED, { lift: 7 }) +
  patch(`M${x - 36} ${y - 10}C${x - 34} ${y - 26} ${x - 22} ${y - 35} ${x - 10} ${y - 37}C${x - 22} ${y - 30} ${x - 28} ${y - 22} ${x - 30} ${y - 10}Z`, "#fff", 0.6) +
  visage(x, y, 0.68, { mood: "merry", colour: RED, look, brows: false });

export const cherries = {
  colour: RED,
  shape: `${oval(-43, 50, 47, 45)}${oval(46, 40, 47, 45)}${LEAF}M6-86L16-80C-6-60-24-30-32 10H-44C-36-34-20-66 6-86ZM8-82L16-84C36-58 44-34 50 4H38C32-34 26-56 8-82Z`,
  art: rod("M12-80C-14-58-30-28-38 14M12-80C30-58 38-34 44 4", 5, mix(GREEN, "#7b4a2b", 0.35)) + solid(LEAF, GREEN) +
    line("M26-84Q50-92 70-82", 3, mix(GREEN, "#1f4a2a", 0.5)) + cherry(46, 40, [-4, 0]) + cherry(-43, 50, [4, -1]),
};
