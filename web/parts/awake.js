// The screen stays on during a game; the browser lets go whenever the page is hidden.

import { onSettings, settings } from "../storage/settings.js";

/** @returns {() => void} lets the screen sleep again */
export function stayAwake() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let over = false;
  const isOver = () => over; // It may be by the time the lock has come.

  async function ask() {
    const wanted = !over && settings().awake && document.visibilityState === "visible";
    if (!wanted) {
      lock?.release().catch(() => {});
      lock = null;
      return;
    }
    if (lock && !lock.released) return;
    try {
      lock = "wakeLock" in navigator ? await navigator.wakeLock.request("screen") : null;
      if (isOver()) lock?.release().catch(() => {});
    } catch {
      // Low battery, or not allowed: the screen may sleep, the game is safe.
    }
  }

  const askAgain = () => void ask(); // It never rejects.
  const forget = onSettings(askAgain);
  document.addEventListener("visibilitychange", askAgain);
  askAgain();
  return () => {
    over = true;
    forget();
    document.removeEventListener("visibilitychange", askAgain);
    askAgain();
  };
}
