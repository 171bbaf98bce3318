// Boot order and nothing else. The engine is under way by then (early.js), or nearly.

import { underWay } from "./engine/client.js";
import { keepOffline } from "./offline/updates.js";
import { appear } from "./parts/appearance.js";
import { startEngine } from "./parts/arrival.js";
import { restUntouched } from "./parts/resting.js";
import { begin } from "./screens/screens.js";
import { listMatches } from "./storage/matches.js";
import { firstSpoken } from "./text/text.js";

/** Where nothing is stored yet, the engine is long in coming, and people need not wait for it. */
const MOST = 100; // milliseconds

/** Over plain HTTP there is none. @type {{serviceWorker?: ServiceWorkerContainer}} */
const browser = navigator;

appear();
restUntouched();
const started = startEngine();
// What is known of matches at once may be old after a crash, or gone.
const known = listMatches();
await Promise.race([Promise.all([underWay, known]), new Promise((resolve) => setTimeout(resolve, MOST))]);
// Now every file that the first screen needs has come, and is whole.
await firstSpoken();
browser.serviceWorker?.controller?.postMessage("here");
begin();
void started.then(keepOffline); // Neither rejects.
