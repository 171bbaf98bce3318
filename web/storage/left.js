// The table that was on the screen when the app was left. A tab knows by its history where it was; who taps
// the icon of the installed app begins a new one.

import { forget, recall, remember } from "./device.js";
import { fieldOf, isText } from "./shapes.js";

const NAME = "left table";

const isApp = () => matchMedia("(display-mode: standalone)").matches;

/** To be told of every screen that opens. @param {unknown} [params] of a table */
export function leaveAt(params) {
  if (!isApp()) return;
  const table = tableIn(params);
  if (table) remember(NAME, table);
  else forget(NAME);
}

export const leftAt = () => (isApp() ? tableIn(recall(NAME)) : null);

/** One that is stored can be opened again. @param {unknown} kept */
function tableIn(kept) {
  const [game, matchId] = [fieldOf(kept, "game"), fieldOf(kept, "matchId")];
  return isText(game) && isText(matchId) ? { game, matchId } : null;
}
