// A QR code reader for browsers that have none. It is a chunk of its own, loaded only when it is
// needed.

import decode from "qr/decode.js";

/** With video frames it gives up quickly. A picture comes only once. */
const PATIENT = { effort: Infinity, timeLimit: 500 };

/** What the code says, if there is one. @param {ImageData} pixels @param {{patient: boolean}} how */
export function textsOf(pixels, { patient }) {
  try {
    return [decode(pixels, patient ? PATIENT : {})];
  } catch {
    // This means that it found none.
    return [];
  }
}
