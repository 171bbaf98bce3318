// How the start gets on, said in one quiet line that grows only when something is wrong.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { isUpdateWaiting, takeUpdate } from "../offline/updates.js";
import { cannotRead, keepsMatches, matchesTrouble } from "../storage/matches.js";
import { t } from "../text/text.js";
import { arrival, onArrival } from "./arrival.js";
import { failure } from "./failure.js";
import { button } from "./frame.js";

/** What changes what is to be said of what is stored. */
const TROUBLE = ["denied", "kept", "silent", "answers"];

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
    if (stage.stage === "download" && shown === "download") {
      measure(node, stage);
      return;
    }
    shown = stage.stage;
    node.replaceChildren(
      ...[
        stage.stage === "failed" && failure(stage.code),
        stage.stage === "download" && download(stage),
        stage.stage === "starting" && element("p", { class: "soft" }, t("stage-starting")),
        settled && offline === "ready" && reached(),
        settled && offline === "failed" && keepsMatches() && failure(offlineCode),
        all && !keepsMatches() && failure("storage-denied"),
        all && keepsMatches() && cannotRead() && failure("storage-silent"),
        all && isUpdateWaiting() && newVersion(),
      ].filter((part) => part !== false),
    );
  };
  const stop = onArrival(renew);
  for (const kind of TROUBLE) matchesTrouble.addEventListener(kind, renew);
  renew();
  return {
    node,
    close() {
      stop();
      for (const kind of TROUBLE) matchesTrouble.removeEventListener(kind, renew);
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

/** @typedef {Extract<import("../engine/client.js").Stage, {stage: "download"}>} Download */

/** @param {Download} stage */
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

/** @param {HTMLElement} node @param {Download} stage */
function measure(node, { loaded, total }) {
  const inMegabytes = (/** @type {number} */ bytes) =>
    (bytes / 1e6).toLocaleString(document.documentElement.lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const [progress, words] = [node.querySelector("progress"), node.querySelector(".download-words")];
  if (progress) progress.value = loaded;
  words?.replaceChildren(t("stage-download", { loaded: inMegabytes(loaded), total: inMegabytes(total) }));
}
