// Boot order and nothing else. The engine is under way by then (engine/early.js).

import { keepOffline } from "./offline/updates.js";
import { appear } from "./screens/appearance.js";
import { startEngine } from "./screens/arrival.js";
import { begin } from "./screens/screens.js";

appear();
begin();
startEngine().then(keepOffline);
