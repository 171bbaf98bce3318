// Says what a step has to say, in a bubble, and lights what is to be done.

import { newBubble } from "../../../table/bubble.js";
import { t } from "../../../text/text.js";
import { newLight } from "./lit.js";

/** What must be seen besides what is to be touched: where it is confirmed, and what a race says. */
const MINDED = ".bar, .pads-said, .pads-comes, .pads-start";

/**
 * @typedef {import("../../../games/lesson.js").LessonStep} Step
 *
 * @param {HTMLElement} root
 * @param {object} needs
 * @param {ReturnType<typeof import("../../../table/frame.js").newFrame>} needs.frame
 * @param {HTMLElement} needs.board
 * @param {() => void} needs.onNext it was looked at
 */
export function newSpeaker(root, { frame, board, onNext }) {
  const light = newLight(root);
  const bubble = newBubble(root, { name: () => t("lesson"), onButton: onNext });
  /** @type {Step | null} */
  let on = null;

  /** @param {Step} step */
  function show(step) {
    const isNew = step !== on;
    const looks = step.gate === "look";
    on = step;
    board.inert = looks;
    const lit = looks ? light.dim() : light.shine();
    if (!isNew) {
      bubble.place();
      return;
    }
    const isLost = frame.isFocusLost() || bubble.isFocused();
    say(step, t(step.id));
    if (!looks && isLost) (lit[0] ?? null)?.focus({ preventScroll: true });
  }

  /** @param {Step} step @param {string} words */
  function say({ gate, at }, words) {
    const looks = gate === "look";
    bubble.say({
      words,
      button: looks ? t("lesson-next") : null,
      about: () => (at ? [...root.querySelectorAll(at)] : light.shine()),
      free: () => (looks ? [] : [...light.shine(), ...root.querySelectorAll(MINDED)]),
    });
    frame.announce(words);
    if (looks) bubble.focus();
  }

  function hide() {
    on = null;
    board.inert = false;
    light.dim();
    bubble.hide();
  }

  return {
    show,
    hide,
    on: () => on,
    /** In another language it is said anew. */
    speak() {
      if (on) say(on, t(on.id));
    },
    /** It was done, but not so that it counts. */
    again() {
      if (on?.again) say(on, t(on.again));
    },
    close() {
      light.dim();
      bubble.close();
    },
  };
}
