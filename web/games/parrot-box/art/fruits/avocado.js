// 4, the avocado: half of one, with a kind heart of stone.
import { mix } from "../../../../art/palette.js";
import { oval, patch, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const GREEN = "#2f7d4f";
const PEEL = "M0-104C32-104 44-72 54-38C62-12 78 8 76 40C74 76 40 98 0 98C-40 98-74 76-76 40C-78 8-62-12-54-38C-44-72-32-104 0-104Z";
const FLESH = "M0-90C24-90 33-64 42-34C50-8 63 12 61 38C59 68 32 85 0 85C-32 85-59 68-61 38C-63 12-50-8-42-34C-33-64-24-90 0-90Z";

export const avocado = {
  colour: GREEN,
  shape: PEEL,
  art: solid(PEEL, GREEN, { lift: 5 }) + patch(FLESH, "#a9cf63") + solid(FLESH, "#e6efa0", { line: 0, lift: -5, dark: "#a9cf63" }) +
    solid(oval(0, 46, 29), "#8a5230", { line: 5, lift: 6 }) + patch(oval(-10, 34, 7, 5), "#fff", 0.5) +
    visage(0, -22, 0.84, { mood: "kind", colour: mix(GREEN, "#e6efa0", 0.6) }),
};
