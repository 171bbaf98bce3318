// What grows where, by the number on the card: FRUITS[0] is the egg, FRUITS[12] the durian.
// Each has a `colour` (the card's), `art` and a `shape`, about ±100 round (0, 0), standing at y = 96.
import { egg } from "./egg.js";
import { banana } from "./banana.js";
import { cherries } from "./cherries.js";
import { coconut } from "./coconut.js";
import { avocado } from "./avocado.js";
import { starfruit } from "./starfruit.js";
import { physalis } from "./physalis.js";
import { melon } from "./melon.js";
import { pineapple } from "./pineapple.js";
import { dragon } from "./dragon.js";
import { berries } from "./berries.js";
import { chilli } from "./chilli.js";
import { durian } from "./durian.js";

const FRUITS = [egg, banana, cherries, coconut, avocado, starfruit, physalis, melon, pineapple, dragon, berries, chilli, durian];
/** @param {number} value on the card */
export const fruitOf = (value) => FRUITS[value] ?? egg;
