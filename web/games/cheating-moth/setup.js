// How Cheating Moth can be played.

import { guardEye } from "../../art/guard.js";
import { card } from "./art/cards.js";
import { cardBack, fan } from "./art/back.js";

/** @type {import("../contract.js").Handed["setup"]} */
export const setup = {
  sign: () => guardEye(),
  variants: [
    { name: "calm", picture: () => guardEye({ closed: true }) },
    { name: "open-counts", picture: () => fan() },
    { name: "gifts-by-lot", picture: () => cardBack() },
    { name: "ant-draws", picture: () => card("ant", 3) },
  ],
};
