// The games of the house, as they are seen from outside: all that home has of them.
// Made by `make games` from the registry of the engine.

import * as partyBugs from "./party-bugs/front.js";
import * as parrotBox from "./parrot-box/front.js";
import * as cheatingMoth from "./cheating-moth/front.js";

/** @typedef {import("../engine/messages").GameName} GameName */

/** @type {Record<GameName, import("./contract.js").Front>} */
export const FRONTS = {
  "party-bugs": partyBugs,
  "parrot-box": parrotBox,
  "cheating-moth": cheatingMoth,
};
