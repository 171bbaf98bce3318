// The engine is sent for before the page's own code has come: nothing else takes so long.

import { start } from "./client.js";

start();
