// What the settings change about the whole page: it is all said on <html>, styles do the rest.

import { printBacks } from "../art/designs.js";
import { inLight } from "../art/lights.js";
import { forgetPictures } from "../dom/pictures.js";
import { onSettings, settings } from "../storage/settings.js";
import { useLanguage } from "../text/text.js";

export function appear() {
  apply(settings());
  onSettings(apply);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", colourTheBar);
}

/** Is motion to be left out? Asked anew each time, since both may change. */
export function isStill() {
  const { motion } = settings();
  if (motion !== "system") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @returns {"light" | "dark"} the theme that is seen now */
export function theme() {
  const wished = settings().theme;
  if (wished !== "system") return wished;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** A ground of the tables in the light of the chosen theme. @param {string} ground <svg> */
export const lit = (ground) => inLight(ground, settings().scheme, theme());

let printed = "medal"; // how the backs of cards are printed

/** @param {import("../storage/settings.js").Settings} settings */
function apply({ theme: wished, scheme, back, language, motion, hand, text }) {
  const { dataset } = document.documentElement;
  if (wished === "system") delete dataset["theme"];
  else dataset["theme"] = wished;
  Object.assign(dataset, { scheme, motion, hand, text });
  if (back !== printed) {
    printed = back;
    printBacks(back);
    forgetPictures();
  }
  useLanguage(language);
  colourTheBar();
}

/** The bar of the system above the page has the colour of the ground. */
function colourTheBar() {
  const bar = document.querySelector("meta[name=theme-color]");
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
  if (ground) bar?.setAttribute("content", ground);
}
