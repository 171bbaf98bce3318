// 5, the star fruit: five corners, and knows it.
import { mix } from "../../../../art/palette.js";
import { line, patch, solid } from "../../../../art/pen.js";
import { visage } from "../../../../art/visage.js";

const LIME = "#c3d636";

/** A star of five round points. @param {number} outer @param {number} inner */
const rounded = (outer, inner) => {
  const at = (/** @type {number} */ radius, /** @type {number} */ turn) => `${Math.round(radius * Math.sin(turn))} ${Math.round(8 - radius * Math.cos(turn))}`;
  const fifth = (2 * Math.PI) / 5;
  return `M${at(inner, -fifth / 2)}` + Array.from({ length: 5 }, (_, i) => {
    const turn = i * fifth;
    return `L${at(outer * 0.86, turn - 0.13)}Q${at(outer * 1.03, turn)} ${at(outer * 0.86, turn + 0.13)}L${at(inner, turn + fifth / 2)}`;
  }).join("") + "Z";
};
const STAR = rounded(112, 58);

export const starfruit = {
  colour: LIME,
  shape: STAR,
  art: solid(STAR, LIME, { lift: 8, dark: "#7f9c2c" }) + patch(rounded(92, 47), mix(LIME, "#fff6e4", 0.4)) +
    line("M0-70V-48M74-16L58-10M46 74L36 60M-46 74L-36 60M-74-16L-58-10", 4, mix(LIME, "#5f7d20", 0.6)) +
    visage(0, 8, 0.92, { mood: "merry", colour: LIME }),
};
