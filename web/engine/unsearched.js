// PyScript looks for Python in all that is ever added to a page: it reads every attribute of every
// element, and the browser keeps a node for each. Nothing here holds any, so it need not look.
// The page has no observer of its own that could begin at the same time.

const FOUND = { snapshotLength: 0 };

/** @returns what lets others watch and search again; what was made meanwhile never does */
export function withoutSearch() {
  const { MutationObserver: Watching, XPathEvaluator: Searching } = globalThis;
  globalThis.MutationObserver = class extends Watching {
    /** @override */
    observe() {}
  };
  Object.defineProperty(globalThis, "XPathEvaluator", {
    value: Unsearching,
    configurable: true,
    writable: true,
  });
  return () => {
    globalThis.MutationObserver = Watching;
    globalThis.XPathEvaluator = Searching;
  };
}

/** One that finds nothing. */
class Unsearching {
  createExpression() {
    return { evaluate: () => FOUND };
  }
}
