// A worker that starts Python once more, imports the engine, and keeps that memory for the
// next start. The page lets it run when it has nothing else to do, and ends it.

import "./older_workers.js"; // before Pyodide
import { loadPyodide } from "pyodide";
import { hasSnapshot, keepSnapshot } from "./snapshot.js";
import { tell } from "./tell.js";

try {
  if (!(await hasSnapshot())) {
    // Only now, as it sends for the parts of Python at once: what a worker has asked for when it
    // ends keeps the service worker busy, and a new version waiting.
    const { interpreterOptions, withParts } = await import("./python.js");
    const options = { ...interpreterOptions, _makeSnapshot: true };
    const pyodide = await withParts(() => loadPyodide(options));
    // The engine, and what PyScript's Python side imports.
    pyodide.runPython("import engine.service, asyncio, base64, html, inspect, json, random");
    // And every game, which would else be imported when it is first opened.
    pyodide.runPython("from engine.games import GAMES; list(GAMES.values())");
    await keepSnapshot(pyodide.makeMemorySnapshot());
  }
  tell({ kept: true });
} catch (error) {
  tell({ kept: false, error: String(error) });
}
