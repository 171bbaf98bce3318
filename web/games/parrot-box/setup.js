// How Parrot Box can be played.

import { parrotHead } from "../../art/parrots/parrot.js";
import { svg } from "../../art/pen.js";

/** @type {import("../setup.js").Setup} */
export const setup = {
  sign: () => svg("-110 -110 220 220", parrotHead()),
  seats: [2, 6],
  travels: true,
  variants: [],
  dummy: () => null,
};
