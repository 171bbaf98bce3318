// A picture is drawn once and shown as often as wanted: the page stays small, and a card
// can change its face by changing an address.

import { whenIdle } from "./idle.js";

/** @type {Map<string, () => string>} by address, how it is drawn */
const drawings = new Map();
/** @type {Map<string, HTMLImageElement>} as long as they are held, the browser has read them */
const pictures = new Map();

/**
 * @param {string} name one name, one picture
 * @param {() => string} draw gives it as a whole <svg>, the first time it is asked for
 * @returns {string} an address for <img>
 */
export function pictureOf(name, draw) {
  let picture = pictures.get(name);
  if (!picture) {
    picture = new Image();
    picture.src = URL.createObjectURL(new Blob([draw()], { type: "image/svg+xml" }));
    pictures.set(name, picture);
    drawings.set(picture.src, draw);
  }
  return picture.src;
}

/** All pictures are drawn anew when they are wanted next; what shows one of them keeps it. */
export const forgetPictures = () => pictures.clear();

/** Draws while nobody waits what will be wanted soon. @param {(() => string)[]} wanted */
export function drawAhead([first, ...others]) {
  if (!first) return;
  whenIdle(() => {
    first();
    drawAhead(others);
  });
}

/** The picture behind an address, as a whole <svg>. @param {string} address */
export const svgAt = (address) => drawings.get(address)?.() ?? "";
