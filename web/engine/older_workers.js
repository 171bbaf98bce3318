// Pyodide finds out whether this is a worker of the older kind by having it load a script. The page's policy
// forbids that, and the browser reports it as an error. It is not one.

const refuse = () => {
  throw new TypeError("A worker that is a module loads no scripts.");
};

if ("importScripts" in globalThis) globalThis.importScripts = refuse;
