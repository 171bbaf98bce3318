// The games of the house, as the table shows them.

import * as cheatingMoth from "./cheating-moth/index.js";
import * as parrotBox from "./parrot-box/index.js";
import * as partyBugs from "./party-bugs/index.js";

export const GAMES = {
  "party-bugs": partyBugs,
  "parrot-box": parrotBox,
  "cheating-moth": cheatingMoth,
};
