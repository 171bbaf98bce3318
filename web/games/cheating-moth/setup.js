// How Cheating Moth can be played.

import { guardEye } from "../../art/moths/guard.js";
import { card } from "../../art/moths/cards.js";
import { cardBack, fan } from "../../art/moths/back.js";

/** @type {import("../setup.js").Setup} */
export const setup = {
  sign: () => guardEye(),
  seats: [3, 5],
  travels: false,
  variants: [
    { name: "calm", picture: () => guardEye({ closed: true }) },
    { name: "open-counts", picture: () => fan() },
    { name: "gifts-by-lot", picture: () => cardBack() },
    { name: "ant-draws", picture: () => card("ant", 3) },
  ],
  dummy: () => null,
};
