// What is to be done later; what is still to come is forgotten with what it belonged to.

export function newTimers() {
  /** @type {Set<ReturnType<typeof setTimeout>>} */
  const running = new Set();
  return {
    /** @param {number} ms @param {() => void} work */
    after(ms, work) {
      const timer = setTimeout(() => {
        running.delete(timer);
        work();
      }, ms);
      running.add(timer);
    },
    clear() {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
