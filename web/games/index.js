// The games of the house, as the table shows them.

import * as partyBugs from "./party-bugs/index.js";

export const GAMES = { "party-bugs": partyBugs };
