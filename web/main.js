// Boot order and nothing else. The engine is sent for first: it comes while the screen is drawn.

import { keepOffline } from "./offline/updates.js";
import { appear } from "./screens/appearance.js";
import { startEngine } from "./screens/arrival.js";
import { begin } from "./screens/screens.js";

const engine = startEngine();
appear();
begin();
engine.then(keepOffline);
