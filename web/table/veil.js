// Phones picture a page for their task switcher, mostly before they say that it is hidden: all
// they say in time is that it has lost the focus. So an open hand is covered as long as the page
// has none. A notification or a glance at the clock does no more than that: who comes back finds
// the hand open, and nobody has to be handed the phone.

/**
 * @param {() => boolean} isPrivate is there anything that not everybody may see?
 * @returns {() => void} nothing is covered any more
 */
export function newVeil(isPrivate) {
  const { documentElement: all } = document;

  function cover() {
    if (isPrivate()) all.classList.add("is-away");
  }
  function lift() {
    if (document.visibilityState !== "hidden") all.classList.remove("is-away");
  }
  function change() {
    if (document.visibilityState === "hidden") cover();
    else if (document.hasFocus()) lift();
  }

  /** @type {[target: EventTarget, name: string, listener: () => void][]} */
  const listening = [
    [window, "blur", cover],
    [document, "visibilitychange", change],
    [window, "focus", lift],
    [window, "pageshow", lift],
    // Not every browser says that the focus is back; whoever touches the page is there.
    [window, "pointerdown", lift],
    [window, "keydown", lift],
  ];
  for (const [target, name, listener] of listening) target.addEventListener(name, listener);

  return function stop() {
    for (const [target, name, listener] of listening) target.removeEventListener(name, listener);
    all.classList.remove("is-away");
  };
}
