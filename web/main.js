// Boot order and nothing else. The engine is under way by then (engine/early.js), or nearly.

import { underWay } from "./engine/client.js";
import { keepOffline } from "./offline/updates.js";
import { appear } from "./screens/appearance.js";
import { startEngine } from "./screens/arrival.js";
import { begin } from "./screens/screens.js";

/** Where nothing is stored yet, the engine is long in coming, and people need not wait for it. */
const MOST = 100; // milliseconds

navigator.serviceWorker?.controller?.postMessage("here");
appear();
const started = startEngine();
await Promise.race([underWay, new Promise((resolve) => setTimeout(resolve, MOST))]);
begin();
started.then(keepOffline);
