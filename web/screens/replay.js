// A match that is over, seen once more: from the shelf or from a link, step by step.

import { closeSheets } from "../table/sheet.js";
import { t } from "../text/text.js";
import { onArrival } from "./arrival.js";
import { bar } from "./frame.js";
import { recordOf } from "./replay/record.js";
import { newScreening } from "./replay/screening.js";
import { tellTrouble } from "./replay/trouble.js";
import { status } from "./status.js";

/**
 * @param {HTMLElement} root
 * @param {{matchId?: string, link?: string, step?: number, eyes?: string | null}} params a match
 *   that is stored, or one in a link; at which step, and as whose eyes saw it
 */
export function open(root, params) {
  let left = false;
  let leave = () => {};
  let stopWaiting = () => {};
  const arriving = status({ all: false });
  root.append(bar(t("replay")), arriving.node);
  begin();

  async function begin() {
    stopWaiting();
    const record = await recordOf(params).catch(waitForEngine);
    if (left || !record) return;
    arriving.close();
    const focused = root.contains(document.activeElement);
    root.replaceChildren();
    leave = record.trouble ? tellTrouble(root, record.trouble, params) : newScreening(root, record, params);
    if (focused) root.querySelector("h1").focus({ preventScroll: true });
  }

  /** What keeps it away is told by the status, with what helps. */
  function waitForEngine() {
    stopWaiting = onArrival(({ stage }) => stage.stage === "ready" && begin());
  }

  return function close() {
    left = true;
    stopWaiting();
    arriving.close();
    leave();
    closeSheets();
  };
}
