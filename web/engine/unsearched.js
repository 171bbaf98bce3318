// PyScript looks for Python in all that is ever added to a page: it reads every attribute of every
// element, and the browser keeps a node for each. Nothing here holds any, so it need not look.
// The page has no observer of its own that could begin at the same time.

const NONE = { iterateNext: () => null };

/** @returns what lets others watch and search again; what was made meanwhile never does */
export function withoutSearch() {
  const { MutationObserver: Watching } = globalThis;
  globalThis.MutationObserver = class extends Watching {
    /** @override */
    observe() {}
  };
  Object.defineProperty(document, "evaluate", { value: () => NONE, configurable: true });
  return () => {
    globalThis.MutationObserver = Watching;
    Reflect.deleteProperty(document, "evaluate");
  };
}
