// Scanning with the camera: live, with a frame, and off as soon as nobody needs it.

import { element, picture } from "../../dom/element.js";
import { icon } from "../../dom/icons.js";
import { faultOf, openCamera } from "../../links/camera.js";
import { textsIn } from "../../links/reading.js";
import { button } from "../../parts/frame.js";
import { t } from "../../text/text.js";
import { teller } from "./told.js";

const PAUSE = 120; // milliseconds between two looks: the phone stays cool
const LONG = 12_000; // when somebody could do with advice

/** @param {(text: string) => boolean} arrive whether there was a link in it */
export function scanPart(arrive) {
  const told = teller();
  const video = element("video", { playsinline: true, muted: true, "aria-label": t("scan-live") });
  const stage = element("div", { class: "scan-stage", hidden: true }, video, picture(FRAME, "scan-frame"));
  const toggle = button("", { class: "button-main", onclick: () => (running ? end() : void begin()) });
  /** @type {AbortController | null} */
  let running = null;

  /** @param {import("../../dom/icons.js").Sign} sign @param {string} label */
  function face(sign, label) {
    toggle.replaceChildren(picture(icon(sign)), element("span", {}, t(label)));
  }

  async function begin() {
    const mine = new AbortController();
    const { signal } = mine;
    running = mine;
    face("cross", "scan-stop");
    told.say("scan-starting", { trouble: false });
    try {
      await openCamera(video, signal, () => end("camera-busy"));
    } catch (error) {
      if (!signal.aborted) end(faultOf(error));
      return;
    }
    if (signal.aborted) return;
    stage.hidden = false;
    stage.scrollIntoView({ block: "nearest" });
    told.say("scan-hold", { trouble: false });
    try {
      await look(video, signal, arrive, told);
    } catch {
      end("reader-missing");
    }
  }

  /** @param {string} [words] why, if nobody wanted it */
  function end(words) {
    running?.abort();
    running = null;
    stage.hidden = true;
    face("scan", "scan-start");
    told.say(words);
  }

  // Who looks elsewhere is not filmed.
  const onHidden = () => {
    if (document.hidden && running) end();
  };
  document.addEventListener("visibilitychange", onHidden);
  face("scan", "scan-start");
  return {
    nodes: [stage, toggle, told.node],
    close() {
      document.removeEventListener("visibilitychange", onHidden);
      running?.abort();
    },
  };
}

/**
 * Until something arrives, or nobody wants it any more.
 * @param {HTMLVideoElement} video @param {AbortSignal} signal
 * @param {(text: string) => boolean} arrive @param {ReturnType<typeof teller>} told
 */
async function look(video, signal, arrive, told) {
  const advise = performance.now() + LONG;
  const isOver = () => signal.aborted; // It may be after each wait.
  while (!isOver()) {
    const texts = video.videoWidth > 0 ? await textsIn(video) : [];
    if (isOver() || texts.some(arrive)) return;
    if (texts.length > 0) told.say("join-no-link-in-code");
    else if (performance.now() > advise) told.say("scan-advice", { trouble: false });
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Four corners; what lies outside them counts as well. */
const FRAME =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M2 24V10Q2 2 10 2H24M76 2H90Q98 2 98 10V24M98 76V90Q98 98 90 98H76M24 98H10Q2 98 2 90V76" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/></svg>';
