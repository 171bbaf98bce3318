// What the screen of rules shows of Parrot Box: its sections are named as in its RULES.md.

import { cardBack } from "./art/back.js";
import { PARROT, card } from "./art/cards.js";
import { sectionsOf } from "../rules.js";

const faces = (/** @type {(number | typeof PARROT)[]} */ ...values) => values.map((value) => card(value));

/** @type {import("../rules.js").Rules} */
export const rules = {
  prefix: "px",
  parts: [
    { name: "start", sections: sectionsOf("A", 5) },
    { name: "turn", sections: sectionsOf("T", 5) },
    { name: "end", sections: sectionsOf("E", 4) },
    { name: "parrots", sections: sectionsOf("P", 4) },
    { name: "scoring", sections: sectionsOf("S", 2) },
  ],
  steps: ["box", "swap", "pair", "parrot", "win"],
  pictures: {
    box: () => [cardBack(), cardBack(), card(9)],
    swap: () => faces(11, 2),
    pair: () => faces(7, 7),
    parrot: () => faces(PARROT, 4),
    win: () => faces(0, 1),
    A2: () => [cardBack(), cardBack()],
    A3: () => faces(12, 5),
    T2: () => faces(10, 3),
    T3: () => [card(8), cardBack()],
    T4: () => [cardBack()],
    P1: () => faces(PARROT, 6),
    P2: () => faces(PARROT, PARROT),
    P3: () => [card(6), card(PARROT), cardBack()],
    S1: () => faces(7, 7),
    S2: () => faces(4, 4, PARROT, 4),
  },
};
