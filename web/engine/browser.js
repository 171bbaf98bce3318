// Can this browser run the game at all?

// A module with a try block: exceptions came last of what Pyodide needs.
const TRY = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11];

export function canRunPython() {
  return (
    typeof WebAssembly === "object" &&
    typeof BigInt64Array === "function" &&
    WebAssembly.validate(Uint8Array.from(TRY)) &&
    knowsModuleWorkers()
  );
}

/** A browser that knows them looks at the option, before it finds the address wrong. */
function knowsModuleWorkers() {
  let looked = false;
  /** @type {WorkerOptions} */
  const options = {
    get type() {
      looked = true;
      return /** @type {const} */ ("module");
    },
  };
  try {
    new Worker("https://", options);
  } catch {
    // So no worker was made.
  }
  return looked;
}

/** All browsers of iOS and iPadOS are one; it gives a page little memory. */
export function isIos() {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1)
  );
}
