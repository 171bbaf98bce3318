// A picture that leaves this phone: our art, with words on top of it, because an <svg> in an <img>
// cannot use our font.

import { INK } from "../art/palette.js";

/**
 * @typedef {object} How words are written
 * @property {number} x @property {number} y @property {number} wide @property {number} size
 * @property {string} [font] @property {string} [colour] @property {CanvasTextAlign} [align] @property {number} [weight]
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {Awaited<ReturnType<typeof newCanvas>>} Canvas
 */

/** @param {number} width @param {number} height */
export async function newCanvas(width, height) {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue("--font-display");
  await document.fonts.load(`64px ${display}`);

  /** @param {string} text @param {How} how */
  function words(text, { x, y, wide, size, font = display, colour = INK, align = "center", weight = 400 }) {
    if (!pen) return;
    Object.assign(pen, { fillStyle: colour, textAlign: align, textBaseline: "alphabetic" });
    const fit = (/** @type {number} */ tall) => (pen.font = `${weight} ${tall}px ${font}`);
    let tall = size;
    for (fit(tall); pen.measureText(text).width > wide && tall > size / 2; fit(tall)) tall -= 1;
    pen.fillText(text, x, y, wide);
  }

  return {
    words,
    /** The typeface of running text. */
    plain: style.getPropertyValue("--font-text"),
    /** @param {string} svg @param {Box} box */
    async draw(svg, { x, y, width: wide, height: high }, opacity = 1) {
      const image = await loaded(svg, wide, high);
      pen.globalAlpha = opacity;
      pen.drawImage(image, x, y, wide, high);
      pen.globalAlpha = 1;
    },
    /** @returns {Promise<File>} a PNG */
    async file() {
      /** @type {Blob | null} none if there is no memory for it */
      const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
      if (!blob) throw new Error("no picture");
      return new File([blob], "critter-club.png", { type: "image/png" });
    },
  };
}

/** @param {string} svg @param {number} width @param {number} height */
async function loaded(svg, width, height) {
  const image = new Image(width, height);
  // Not from a blob: some browsers do not let us read such a canvas.
  image.src = `data:image/svg+xml,${encodeURIComponent(alone(svg, width, height))}`;
  await image.decode();
  return image;
}

/** As a picture of its own it says what it is and how large. @param {string} svg @param {number} width @param {number} height */
function alone(svg, width, height) {
  const [head = ""] = svg.split(">", 1);
  const is = head.includes("xmlns=") ? "" : 'xmlns="http://www.w3.org/2000/svg" ';
  const size = head.includes(" width=") ? "" : `width="${width}" height="${height}" `;
  return svg.replace("<svg ", `<svg ${is}${size}`);
}

let shown = ""; // the address of the picture that was drawn last

/** To be shown, and sent. @param {Promise<File>} drawing @param {string} alt @param {boolean} [isTall] */
export async function hung(drawing, alt, isTall = false) {
  const file = await drawing;
  URL.revokeObjectURL(shown);
  shown = URL.createObjectURL(file);
  return { file, address: shown, alt, isTall };
}
