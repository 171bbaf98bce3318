// The start to compare with: a worker that loads Pyodide and says when it can run Python.
const worker = new Worker("./bench-worker.js", { type: "module" });
worker.onmessage = () => performance.mark("ready");
