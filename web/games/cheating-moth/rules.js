// What the screen of rules shows of Cheating Moth: its sections are named as in its RULES.md.

import { cardBack, fan } from "./art/back.js";
import { card } from "./art/cards.js";
import { guardBug, guardEye } from "../../art/guard.js";
import { mosquitoFlying, mosquitoLanded, pad } from "./art/pads.js";
import { sectionsOf } from "../rules.js";

const numbers = (/** @type {number[]} */ ...values) => values.map((value) => card("number", value));

/** @type {import("../rules.js").Rules} */
export const rules = {
  prefix: "cm",
  parts: [
    { name: "start", sections: sectionsOf("A", 4) },
    { name: "turn", sections: sectionsOf("T", 4) },
    { name: "actions", sections: sectionsOf("C", 8) },
    { name: "cheating", sections: sectionsOf("V", 7) },
    { name: "end", sections: sectionsOf("E", 4) },
    { name: "calm", sections: sectionsOf("L", 2) },
  ],
  steps: ["rid", "fits", "moth", "slip", "guard"],
  pictures: {
    rid: () => [cardBack(), cardBack(), card("number", 3)],
    fits: () => numbers(3, 4),
    moth: () => [card("moth", 3)],
    slip: () => [fan("slipping")],
    guard: () => [guardBug()],
    A1: () => [card("number", 4), card("spider", 2), card("moth", 5)],
    A3: () => [guardBug()],
    A4: () => [fan()],
    T2: () => numbers(5, 1),
    T3: () => [cardBack()],
    C1: () => [card("spider", 3)],
    C2: () => [mosquitoLanded()],
    C3: () => [pad(0), pad(1), pad(2)],
    C4: () => [cardBack(), cardBack(), cardBack()],
    C5: () => [card("cockroach", 4)],
    C6: () => [card("cockroach", 4), card("number", 4)],
    C7: () => [card("ant", 2)],
    V1: () => [fan("slipping")],
    V3: () => [guardEye({ look: [9, 4] })],
    V4: () => [guardBug()],
    V6: () => [fan("twitching")],
    V7: () => [guardEye({ look: [-9, 4] })],
    E3: () => [card("number", 2), card("ant", 5), card("moth", 1)],
    L1: () => [mosquitoFlying()],
    L2: () => [card("cockroach", 2), cardBack()],
  },
};
