// What is moving just now, and what is seen for the last time: all of it can be ended at once.

import { element } from "../dom/element.js";

const EASE = "cubic-bezier(0.3, 0.9, 0.3, 1)";

/** @typedef {ReturnType<typeof newAnimations>} Animations */
/** @typedef {Pick<import("./gestures.js").Place, "face" | "box">} Seen */
/** @typedef {Keyframe[] | PropertyIndexedKeyframes} Frames */

/** @param {HTMLElement} layer where cards that leave are seen */
export function newAnimations(layer) {
  /** @type {Set<Animation>} */
  const running = new Set();
  let home = { x: 0, y: 0 };

  /** Where the layer is: read before anything changes, for the browser lays out anew whenever it is asked later. */
  function look() {
    home = layer.getBoundingClientRect();
  }

  /** @param {HTMLElement} node @param {Frames} frames @param {KeyframeAnimationOptions} options */
  function animate(node, frames, options) {
    const animation = node.animate(frames, { easing: EASE, fill: "backwards", ...options });
    running.add(animation);
    node.classList.add("is-moving");
    const ended = () => {
      running.delete(animation);
      node.classList.remove("is-moving");
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

  /** @param {HTMLElement} node @param {Frames} frames @param {KeyframeAnimationOptions} options */
  function seenLast(node, frames, options) {
    const gone = () => node.remove();
    animate(node, frames, { ...options, fill: "both" }).finished.then(gone, gone);
  }

  /** @param {number} pace how many times as quick as usual */
  function ended(pace) {
    for (const animation of running) animation.playbackRate = pace;
    return Promise.allSettled([...running].map((animation) => animation.finished));
  }

  function finish() {
    for (const animation of running) animation.finish();
    running.clear();
    layer.replaceChildren();
  }

  return { look, animate, ghost, seenLast, ended, finish };
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
  Object.assign(shown.style, {
    left: `${box.x - home.x}px`,
    top: `${box.y - home.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return shown;
}
