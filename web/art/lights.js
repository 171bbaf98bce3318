// The same ground in another light: each theme of the table has a colour of its own, and what lies in its
// light goes a part of the way to it.
import { mix } from "./palette.js";

/** @type {Partial<Record<string, {dark: string, light: string}>>} by theme; the garden shows all as it is */
const LIGHTS = {
  lagoon: { dark: "#0d6470", light: "#8edde3" },
  embers: { dark: "#7a2a10", light: "#ffb48f" },
};
const COLOUR = /#[0-9a-f]{6}\b/g;
const PART = 0.4;

/** @param {string} art <svg> @param {string} scheme @param {"dark" | "light"} time */
export function inLight(art, scheme, time) {
  const light = LIGHTS[scheme]?.[time];
  return light ? art.replace(COLOUR, (colour) => mix(colour, light, PART)) : art;
}
