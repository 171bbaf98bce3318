// Boot order and nothing else. The engine is under way by then (early.js), or nearly.

import { underWay } from "./engine/client.js";
import { keepOffline } from "./offline/updates.js";
import { appear } from "./parts/appearance.js";
import { isBack, settled, startEngine } from "./parts/arrival.js";
import { restUntouched } from "./parts/resting.js";
import { offerShortcuts } from "./parts/shortcuts.js";
import { bringOthers } from "./screens/rooms.js";
import { begin } from "./screens/screens.js";
import { listMatches } from "./storage/matches.js";
import { firstSpoken } from "./text/text.js";

/** Where nothing is stored yet, the engine is long in coming, and people need not wait for it. */
const MOST = 100; // milliseconds

async function arrive() {
  appear();
  restUntouched();
  offerShortcuts();
  const started = startEngine();
  // What is known of matches at once may be old after a crash, or gone.
  const known = listMatches();
  // Who has been here before finds all as it was left, and the engine comes meanwhile.
  if (!isBack())
    await Promise.race([Promise.all([underWay, known]), new Promise((resolve) => setTimeout(resolve, MOST))]);
  // Now every file that the first screen needs has come, and is whole.
  await firstSpoken();
  if (isBack()) navigator.serviceWorker.controller?.postMessage("here");
  begin();
  void started.then(keepOffline); // Neither rejects.
  // At a first visit they come while the engine does; later they are at hand, and it comes first.
  void (isBack() ? started : settled()).then(bringOthers);
}

// Browsers note from where a page does certain things, such as taking a lock. From a function they know
// at once; from the module itself they read all of it again, and that takes longer than all that is done here.
queueMicrotask(() => void arrive());
