// A text as a QR code. It is dark on white at any time of day: many readers know no other.

import { encode } from "uqr";
import { box, patch, svg } from "../art/pen.js";

/** As much white round it as readers want, in modules. */
const QUIET = 4;
/** So many bytes go into the largest code there is. */
const MOST = 2953;

/**
 * @param {string} text
 * @param {string} name what a screen reader says of it
 * @returns {{svg: string, version: number} | null} null if no code can hold so much
 */
export function codeOf(text, name) {
  if (new TextEncoder().encode(text).length > MOST) return null;
  // The smallest version that will do; what room is left in it goes into correction.
  const { version, size, data } = encode(text, { ecc: "L", boostEcc: true, border: QUIET });
  const white = patch(box(0, 0, size, size), "#fff");
  const dark = `<path d="${data.map(runs).join("")}" fill="#000"/>`;
  return {
    svg: svg(`0 0 ${size} ${size}`, `<g shape-rendering="crispEdges">${white}${dark}</g>`, name),
    version,
  };
}

/** Neighbours in a row are one piece, so that no hair shows between them. */
/** @param {boolean[]} row @param {number} y */
function runs(row, y) {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}
