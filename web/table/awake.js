// The screen stays on during a game; the browser lets go whenever the page is hidden.

import { onSettings, settings } from "../storage/settings.js";

/** @returns {() => void} lets the screen sleep again */
export function stayAwake() {
  let lock = null;
  let over = false;

  async function ask() {
    const wanted = !over && settings().awake && document.visibilityState === "visible";
    if (!wanted) {
      lock?.release().catch(() => {});
      lock = null;
      return;
    }
    if (lock && !lock.released) return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      if (over) lock?.release().catch(() => {});
    } catch {
      // Low battery, or not allowed: the screen may sleep, the game is safe.
    }
  }

  const forget = onSettings(ask);
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    over = true;
    forget();
    document.removeEventListener("visibilitychange", ask);
    ask();
  };
}
