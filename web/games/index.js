// The games of the house, as the page has them.
// Made by `make games` from the registry of the engine.

import { gameOf } from "./game.js";
import * as partyBugs from "./party-bugs/index.js";
import { manifest as partyBugsFacts } from "./party-bugs/manifest.js";
import * as parrotBox from "./parrot-box/index.js";
import { manifest as parrotBoxFacts } from "./parrot-box/manifest.js";
import * as cheatingMoth from "./cheating-moth/index.js";
import { manifest as cheatingMothFacts } from "./cheating-moth/manifest.js";

/** @typedef {import("../engine/messages").GameName} GameName */

/** @type {Record<GameName, import("./contract.js").Game>} */
export const GAMES = {
  "party-bugs": gameOf(partyBugsFacts, partyBugs),
  "parrot-box": gameOf(parrotBoxFacts, parrotBox),
  "cheating-moth": gameOf(cheatingMothFacts, cheatingMoth),
};
