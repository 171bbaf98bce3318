// The server puts Pyodide beside the page that is measured against (tools/serve.mjs --stock).
export { loadPyodide } from "pyodide";
