// How the start gets on, said in one quiet line that grows only when something is wrong.

import { isUpdateWaiting, takeUpdate } from "../offline/updates.js";
import { keepsMatches, matchesTrouble } from "../storage/matches.js";
import { t } from "../text/text.js";
import { arrival, onArrival } from "./arrival.js";
import { element, picture } from "./element.js";
import { failure } from "./failure.js";
import { button } from "./frame.js";
import { icon } from "./icons.js";

/**
 * @param {{all: boolean}} what only home tells `all`; elsewhere only what one has to wait for
 * @returns {{node: HTMLElement, close: () => void}}
 */
export function status({ all }) {
  const node = element("div", { class: "status", role: "status" });
  let shown = "";
  const renew = () => {
    const { stage, offline, offlineCode } = arrival();
    const settled = all && stage.stage === "ready";
    if (stage.stage === "download" && shown === "download") return measure(node, stage);
    shown = stage.stage;
    node.replaceChildren(
      ...[
        stage.stage === "failed" && failure(stage.code),
        stage.stage === "download" && download(stage),
        stage.stage === "starting" && element("p", { class: "soft" }, t("stage-starting")),
        settled && offline === "ready" && reached(),
        settled && offline === "failed" && keepsMatches() && failure(offlineCode),
        all && !keepsMatches() && failure("storage-denied"),
        all && isUpdateWaiting() && newVersion(),
      ].filter(Boolean),
    );
    return undefined;
  };
  const stop = onArrival(renew);
  matchesTrouble.addEventListener("denied", renew);
  renew();
  return {
    node,
    close() {
      stop();
      matchesTrouble.removeEventListener("denied", renew);
    },
  };
}

const reached = () =>
  element("p", { class: "reached" }, picture(icon("check"), "sign"), element("span", {}, t("offline-ready")));

/** Only here: a new version is never taken in the middle of a game. */
const newVersion = () =>
  element(
    "div",
    { class: "update" },
    element("p", {}, t("update-waiting")),
    button(t("update-take"), { onclick: takeUpdate }),
  );

function download(stage) {
  const node = element(
    "div",
    { class: "download" },
    // Told once and at the end: nobody wants to hear every tenth of a megabyte.
    element("p", { class: "download-words", "aria-live": "off" }),
    element("progress", { max: stage.total, value: stage.loaded, "aria-label": t("stage-download-line") }),
    element("p", { class: "soft" }, t("stage-download-line")),
  );
  measure(node, stage);
  return node;
}

function measure(node, { loaded, total }) {
  const inMegabytes = (bytes) =>
    (bytes / 1e6).toLocaleString(document.documentElement.lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  node.querySelector("progress").value = loaded;
  node.querySelector(".download-words").textContent = t("stage-download", {
    loaded: inMegabytes(loaded),
    total: inMegabytes(total),
  });
}
