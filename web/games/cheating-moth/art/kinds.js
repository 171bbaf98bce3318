// Everything but the plain numbers, by the engine's names.
import { ant } from "./ant.js";
import { mosquito } from "./mosquito.js";
import { moth } from "./moth.js";
import { roach } from "./roach.js";
import { spider } from "./spider.js";

/**
 * @typedef {"spider" | "mosquito" | "cockroach" | "ant" | "moth"} Kind
 *
 * @typedef {import("../../../art/shapes").Traits & import("../../../art/shapes").Costume} Bearing
 * @typedef {Bearing & {thread?: number, pose?: "up" | "folded", empty?: boolean}} How how it looks today
 *
 * @typedef {object} Creature
 * @property {string} colour of its card
 * @property {(how?: How) => string} art about ±100 round (0, 0)
 * @property {How[]} moods by value
 * @property {(ink: string) => string} sign
 */

/** @type {Record<Kind, Creature>} */
export const KINDS = { spider, mosquito, cockroach: roach, ant, moth };
