// How Parrot Box can be played.

import { parrotHead } from "./art/parrot.js";
import { svg } from "../../art/pen.js";

/** @type {import("../contract.js").Handed["setup"]} */
export const setup = {
  sign: () => svg("-110 -110 220 220", parrotHead()),
};
