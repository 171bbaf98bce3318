// Pauses in which people read what happened; a tap ends them.

export function newRests() {
  const open = new Set();

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

  const skip = () => [...open].forEach((end) => end());

  return { rest, skip };
}
