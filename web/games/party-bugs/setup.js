// How Party Bugs can be played: its variants, and who fills the floor when two play.

import { cardBack } from "../../art/backs.js";
import { mirrorCard } from "./art/cards.js";
import { discoBall } from "./art/floor.js";
import { token } from "../../art/tokens.js";

/** @type {import("../contract.js").Handed["setup"]} */
export const setup = {
  sign: discoBall,
  variants: [
    { name: "hidden-dancer", picture: () => cardBack(5) },
    { name: "mirror", picture: mirrorCard },
  ],
  dummy: { colour: "paul", picture: () => token("paul"), line: "party-bugs-paul" },
};
