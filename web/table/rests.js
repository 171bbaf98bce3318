// Pauses in which people read what happened; a tap ends them.

export function newRests() {
  /** @type {Set<() => void>} */
  const open = new Set();

  /** @param {number} milliseconds @returns {Promise<void>} */
  const rest = (milliseconds) =>
    new Promise((resolve) => {
      const timer = setTimeout(end, document.hidden ? 0 : milliseconds);
      function end() {
        clearTimeout(timer);
        open.delete(end);
        resolve();
      }
      open.add(end);
    });

  function skip() {
    for (const end of [...open]) end();
  }

  return { rest, skip };
}
