// A match that is over, seen once more: from the shelf or from a link, step by step.

import { onArrival } from "../parts/arrival.js";
import { bar } from "../parts/frame.js";
import { closeSheets } from "../parts/sheet.js";
import { status } from "../parts/status.js";
import { t } from "../text/text.js";
import { recordOf } from "./replay/record.js";
import { newScreening } from "./replay/screening.js";
import { tellTrouble } from "./replay/trouble.js";

/**
 * @param {HTMLElement} root
 * @param {import("./screens.js").Nav} nav
 * @param {import("./navigation").Replayed} params
 */
export function open(root, nav, params) {
  let left = false;
  let leave = () => {};
  let stopWaiting = () => {};
  const arriving = status({ all: false });
  root.append(bar(t("replay"), nav.back), arriving.node);
  void begin(); // What fails is waited for, or told.

  async function begin() {
    stopWaiting();
    const record = await recordOf(params).catch(waitForEngine);
    if (left || !record) return;
    arriving.close();
    const focused = root.contains(document.activeElement);
    root.replaceChildren();
    leave =
      "trouble" in record
        ? tellTrouble(root, nav, record.trouble, params)
        : newScreening(root, nav, record, params);
    if (focused) root.querySelector("h1")?.focus({ preventScroll: true });
  }

  /** What keeps it away is told by the status, with what helps. @returns {undefined} there is no record yet */
  function waitForEngine() {
    stopWaiting = onArrival(({ stage }) => {
      if (stage.stage === "ready") void begin();
    });
    return undefined;
  }

  return function close() {
    left = true;
    stopWaiting();
    arriving.close();
    leave();
    closeSheets();
  };
}
