// A replay by keys: arrows go a step, Home and End to either end, Space plays and pauses.

/**
 * @param {{back: () => void, on: () => void, start: () => void, end: () => void, play: () => void}} answers
 * @returns {() => void} no key is heard any more
 */
export function onKeys({ back, on, start, end, play }) {
  /** @type {Partial<Record<string, () => void>>} */
  const ways = { ArrowLeft: back, ArrowRight: on, Home: start, End: end, " ": play };

  /** @param {KeyboardEvent} event */
  function press(event) {
    const { key, target } = event;
    const way = ways[key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector("dialog[open]") || isForItself(key, target)) return;
    event.preventDefault();
    way();
  }

  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** Space presses a button, and arrows move along the bar, whoever else listens. @param {string} key @param {EventTarget | null} target */
const isForItself = (key, target) =>
  target instanceof Element && Boolean(target.closest(key === " " ? "button" : "input"));
