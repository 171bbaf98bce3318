// 12, the durian: it smells, and it is everywhere.
import { mix } from "../../../../art/palette.js";
import { line, patch, rod, solid, star } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const OLIVE = "#9aa03c";
const DUSK = "#7d6a8a";
const HUSK = star(0, 14, 96, 74, 17);
const STINK = "M-62-62q-14-10-4-22t-4-24M-26-78q-10-8-2-16t-4-16M62-62q-14-10-4-22t-4-24M32-82q-10-8-2-14t-4-16";
/** @type {import("../../../../art/shapes").Spot[]} */
const SPIKES = [[-46, -34], [-16, -48], [18, -46], [48, -30], [-62, 8], [64, 6], [-56, 46], [56, 48], [-24, 72], [22, 74], [0, 88]];

export const durian = {
  colour: DUSK,
  shape: HUSK + "M-9-60V-104H9V-60Z",
  art: line(STINK, 5, mix(DUSK, "#c3d636", 0.35)) + rod("M0-66V-92", 10, "#7b5a34") + solid(HUSK, OLIVE, { lift: 7, dark: "#5f6a2a" }) +
    SPIKES.map(([x, y]) => patch(`M${x - 8} ${y + 7}L${x} ${y - 9}L${x + 8} ${y + 7}Z`, mix(OLIVE, "#3d4420", 0.55))).join("") +
    visage(0, 20, 1, { mood: "sly", colour: OLIVE }),
};
