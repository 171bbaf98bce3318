// What the screen of rules shows of Party Bugs: its sections are named as in its RULES.md.

import { cardBack } from "../../art/backs.js";
import { card, mirrorCard, tiedCard } from "./art/cards.js";
import { token } from "../../art/tokens.js";
import { sectionsOf } from "../rules.js";

const faces = (/** @type {number[]} */ ...values) => values.map((value) => card(value));

/** @type {import("../rules.js").Rules} */
export const rules = {
  prefix: "pb",
  parts: [
    { name: "base", sections: sectionsOf("B", 9) },
    { name: "two", sections: sectionsOf("P", 5) },
    { name: "dancer", sections: sectionsOf("H", 5) },
    { name: "mirror", sections: sectionsOf("M", 5) },
  ],
  steps: ["play", "take", "pairs", "king", "win"],
  pictures: {
    play: () => [cardBack(0), cardBack(1), cardBack(2)],
    take: () => faces(2, 6, 11),
    pairs: () => faces(8, 8),
    king: () => faces(13),
    win: () => faces(1, 3),
    B1: () => [cardBack(0), card(5)],
    B2: () => [tiedCard()],
    B4: () => faces(2, 6, 11),
    B5: () => [card(9), tiedCard(), card(9)],
    B6: () => faces(13),
    B7: () => faces(4, 4),
    P1: () => [token("paul")],
    H1: () => [cardBack(5)],
    H3: () => [card(10), cardBack(4)],
    M2: () => [mirrorCard()],
  },
};
