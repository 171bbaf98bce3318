// What takes longest is sent for before the page's own code has come: the engine, the sentences in
// the language that is wanted, and the screen to begin with.

import { start } from "./engine/client.js";
import { bringFirst } from "./screens/rooms.js";
import { settings } from "./storage/settings.js";
import { languageFor, sentencesOf } from "./text/fetched.js";

void start();
bringFirst();
sentencesOf(languageFor(settings().language)).catch(() => {}); // It is asked for once more.
