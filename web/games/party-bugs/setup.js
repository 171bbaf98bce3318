// How Party Bugs can be played: its variants, and who fills the floor when two play.

import { cardBack } from "../../art/backs.js";
import { mirrorCard } from "../../art/cards.js";
import { discoBall } from "../../art/floor.js";
import { token } from "../../art/tokens.js";

/** @type {import("../setup.js").Setup} */
export const setup = {
  sign: discoBall,
  seats: [2, 6],
  travels: true,
  variants: [
    { name: "hidden-dancer", picture: () => cardBack(5) },
    { name: "mirror", picture: mirrorCard },
  ],
  dummy: (players) =>
    players === 2
      ? { name: "Paul", colour: "paul", picture: () => token("paul"), line: "party-bugs-paul" }
      : null,
};
