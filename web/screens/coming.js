// A screen that has not come yet. What was left stays to be seen for a moment, as nobody waits longer as a
// rule; then a sentence stands there, and what helps if the screen cannot be had.

import { element } from "../dom/element.js";
import { repair } from "../offline/repair.js";
import { isBack } from "../parts/arrival.js";
import { failure } from "../parts/failure.js";
import { bar } from "../parts/frame.js";
import { t } from "../text/text.js";

/** Whoever has tapped takes it for at once. */
const AT_ONCE = 200; // milliseconds

/**
 * @param {object} needs
 * @param {() => Promise<void>} needs.bring the screen
 * @param {() => void} needs.come it is here
 * @param {(fill: (root: HTMLElement) => void) => void} needs.stand puts something else there meanwhile
 * @param {() => void} needs.back
 */
export function newComing({ bring, come, stand, back }) {
  const told = element("div", { class: "coming", role: "status" });
  let isLeft = false;
  const timer = setTimeout(standIn, AT_ONCE);
  void seek(false); // It never rejects.

  function standIn() {
    clearTimeout(timer);
    if (told.isConnected) return;
    stand((root) => root.append(bar(t("app-name"), back), told));
    told.append(element("p", { class: "soft" }, t("screen-coming")));
  }

  /** @param {boolean} isAnother try */
  async function seek(isAnother) {
    try {
      await bring();
    } catch (error) {
      console.warn("A screen did not come:", error);
      if (!(await helped(isAnother)) && !isLeft) tell();
      return;
    }
    if (isLeft) return;
    close();
    come();
  }

  function tell() {
    standIn();
    const again = () => {
      told.replaceChildren(element("p", { class: "soft" }, t("screen-coming")));
      return seek(true);
    };
    told.replaceChildren(failure("screen-missing", again));
  }

  function close() {
    isLeft = true;
    clearTimeout(timer);
  }

  return { close };
}

/**
 * A file that was damaged on the device has come again; or the site can be reached. Browsers do not ask
 * twice for a script that failed, so both take a new page: it opens the same screen.
 * @param {boolean} isAnother try
 */
async function helped(isAnother) {
  const helps = (isBack() && (await repair()) === "mended") || (isAnother && (await canBeReached()));
  if (helps) location.reload();
  return helps;
}

const canBeReached = () =>
  fetch(document.baseURI, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
