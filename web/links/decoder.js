// A reader of QR codes for browsers that have none. It is a chunk of its own: only who
// scans without it loads it.

import decode from "qr/decode.js";

/** In a frame of many it gives up soon; a picture comes but once. */
const PATIENT = { effort: Infinity, timeLimit: 500 };

/** @param {ImageData} pixels @returns {string[]} what the code says, if there is one */
export function textsOf(pixels, { patient }) {
  try {
    return [decode(pixels, patient ? PATIENT : {})];
  } catch {
    // That is how it says that it has found none.
    return [];
  }
}
