// What takes longest is sent for before the page's own code has come: the engine, and the sentences in
// the language that is wanted.

import { start } from "./engine/client.js";
import { settings } from "./storage/settings.js";
import { languageFor, sentencesOf } from "./text/fetched.js";

void start();
sentencesOf(languageFor(settings().language)).catch(() => {}); // It is asked for once more.
