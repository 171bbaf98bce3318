// Who comes to the party, by the value on the card: GUESTS[0] is the 1, GUESTS[12] the King.
import { ballerina } from "./ballerina.js";
import { pirate } from "./pirate.js";
import { chef } from "./chef.js";
import { witch } from "./witch.js";
import { astronaut } from "./astronaut.js";
import { cowboy } from "./cowboy.js";
import { mermaid } from "./mermaid.js";
import { knight } from "./knight.js";
import { rockstar } from "./rockstar.js";
import { swimmer } from "./swimmer.js";
import { fairy } from "./fairy.js";
import { ghost } from "./ghost.js";
import { king } from "../../../../art/king.js";

/** @type {readonly import("../../../../art/shapes").Guest[]} */
export const GUESTS = [ballerina, pirate, chef, witch, astronaut, cowboy, mermaid, knight, rockstar, swimmer, fairy, ghost, king];
/** @param {number} value on the card */
export const guestOf = (value) => GUESTS[value - 1] ?? king;
