// The names of the games there are. What was stored may be of another one.

import { namesOf, oneOf } from "../storage/shapes.js";
import { FRONTS } from "./fronts.js";

/** @typedef {import("../engine/messages").GameName} GameName */

export const GAME_NAMES = namesOf(FRONTS);

const isGame = oneOf(GAME_NAMES);

/** @template {{game: string}} T @param {T} match @returns {match is T & {game: GameName}} */
export const isOfGame = (match) => isGame(match.game);
