// A sign for every value, as suits have theirs: it stands under the number, about 24 by 24 round (0, 0).
import { oval, star } from "../../../art/pen.js";

const MOTIFS = [
  "M0-4C-4-10-13-11-13-3C-13 6-6 6-2 2L-7 12H-2L0 5L2 12H7L2 2C6 6 13 6 13-3C13-11 4-10 0-4Z", // bow
  "M-3-6A4.5 4.5 0 1 1 3-6V-4H8V0H3V7C7 6 9 4 9 1L13 5C11 10 6 12 0 13C-6 12-11 10-13 5L-9 1C-9 4-7 6-3 7V0H-8V-4H-3Z", // anchor
  "M-2-8A3 3 0 1 1 2-8C9-7 12-1 12 4H-12C-12-1-9-7-2-8ZM-13 6H13V10H-13Z", // dish under a dome
  "M4-12A12 12 0 1 0 11 8A10 10 0 0 1 4-12Z", // moon
  `${oval(0, 0, 8)}M-14 6C-12 10 14 0 14-6L10-7C10-4-8 3-10 2Z`, // planet
  "M-10-11H-4V1C-4 8 4 8 4 1V-11H10V2C10 17-10 17-10 2Z", // horseshoe
  "M0 12L-12-4C-12-8-8-9-6-6C-7-12-1-13 0-8C1-13 7-12 6-6C8-9 12-8 12-4Z", // shell
  "M0-12C4-9 8-8 11-8C12 3 8 9 0 13C-8 9-12 3-11-8C-8-8-4-9 0-12Z", // shield
  "M3-13L-9 3H-1L-4 13L9-4H1Z", // bolt
  "M0-13C7-4 10 0 10 4A10 9 0 0 1-10 4C-10 0-7-4 0-13Z", // drop
  star(0, 1, 14, 6), // star
  "M0-12C7-12 9-6 9 0V12L4 8L0 12L-4 8L-9 12V0C-9-6-7-12 0-12Z", // ghost
  "M-13 10L-14-7L-6-1L0-12L6-1L14-7L13 10Z", // crown
];

/** @param {number} value @param {{x?: number, y?: number, scale?: number, colour: string}} how */
export const motif = (value, { x = 0, y = 0, scale = 1, colour }) =>
  `<path d="${MOTIFS[value - 1]}" fill="${colour}" transform="translate(${x} ${y}) scale(${scale})"/>`;
