// What is moving just now, and what is seen for the last time: all of it can be ended at once.

import { element } from "../dom/element.js";

const EASE = "cubic-bezier(0.3, 0.9, 0.3, 1)";

/** @typedef {ReturnType<typeof newAnimations>} Animations */
/** @typedef {Pick<import("./gestures.js").Place, "face" | "box">} Seen */
/** @typedef {Keyframe[] | PropertyIndexedKeyframes} Frames */
/** @typedef {KeyframeAnimationOptions & {leads?: boolean}} Options `leads`: what follows waits for it; it does */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {HTMLElement} layer where cards that leave are seen */
export function newAnimations(layer) {
  /** @type {Map<Animation, boolean>} and whether it is waited for */
  const running = new Map();
  const stage = newStage(layer);
  let home = { x: 0, y: 0 };

  /** Where the layer is: read before anything changes, for the browser lays out anew whenever it is asked later. */
  function look() {
    home = layer.getBoundingClientRect();
  }

  /** @param {HTMLElement} node @param {Frames} frames @param {Options} options */
  function animate(node, frames, { leads = true, ...options }) {
    const animation = node.animate(frames, { easing: EASE, fill: "backwards", ...options });
    running.set(animation, leads);
    if (leads) node.classList.add("is-moving");
    const ended = () => {
      running.delete(animation);
      if (leads) node.classList.remove("is-moving");
    };
    animation.finished.then(ended, ended);
    return animation;
  }

  /** What the card showed, where it was. @param {Seen} place */
  function ghost(place) {
    const shown = pictured(place, home);
    layer.append(shown);
    return shown;
  }

  /** @param {HTMLElement} node @param {Frames} frames @param {Options} options */
  function seenLast(node, frames, options) {
    const gone = () => node.remove();
    animate(node, frames, { fill: "both", ...options }).finished.then(gone, gone);
  }

  /** Nobody waits for it. @param {HTMLElement} node @param {Frames} frames @param {KeyframeAnimationOptions} options */
  const beside = (node, frames, options) => seenLast(node, frames, { ...options, leads: false });

  /** Above all cards; null is all that is seen. @param {HTMLElement} node @param {Box | null} box */
  const place = (node, box) => stage.put(node, box && placed(box, home));

  /** @param {number} pace how many times as quick as usual */
  function ended(pace) {
    for (const animation of running.keys()) animation.playbackRate = pace;
    const leading = [...running].flatMap(([animation, leads]) => (leads ? [animation.finished] : []));
    return Promise.allSettled(leading);
  }

  function finish() {
    for (const animation of running.keys()) animation.finish();
    running.clear();
    layer.replaceChildren();
    stage.clear();
  }

  return { look, animate, ghost, seenLast, beside, place, ended, finish };
}

/** It lies above the layer as soon as something is seen there. @param {HTMLElement} layer */
function newStage(layer) {
  const node = element("div", { class: "moments", "aria-hidden": "true" });
  return {
    /** @param {HTMLElement} shown @param {Partial<CSSStyleDeclaration> | null} where */
    put(shown, where) {
      if (!node.isConnected) layer.after(node);
      Object.assign(shown.style, where);
      node.append(shown);
    },
    clear: () => node.replaceChildren(),
  };
}

/** @param {Seen} place @param {{x: number, y: number}} home of the layer it is for */
function pictured({ face: { src, hidden }, box }, home) {
  const shown = element("img", {
    class: "card-ghost",
    src: src || null,
    alt: "",
    draggable: "false",
    hidden,
  });
  Object.assign(shown.style, placed(box, home));
  return shown;
}

/** @param {Box} box @param {{x: number, y: number}} home */
const placed = (box, home) => ({
  left: `${box.x - home.x}px`,
  top: `${box.y - home.y}px`,
  width: `${box.width}px`,
  height: `${box.height}px`,
});
