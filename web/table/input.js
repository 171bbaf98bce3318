// From a touch, a click or a key to what is meant: the first picks a card up, the second plays it.
// Only buttons answer, and there is a button only where a legal move stands. What is quick is
// done at the first touch, and so is all else where somebody likes it better; a key always picks first.

import { closestTo } from "../dom/element.js";

const BUTTON = ".card-button";
const GROUPS = "[data-arrows]";
/** How many buttons further. @type {Partial<Record<string, number>>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/**
 * @typedef {{key: string, move: string}} Picked
 * @param {HTMLElement} root
 * @param {object} answers
 * @param {() => {key: string} | null} answers.picked
 * @param {(picked: Picked) => void} answers.pick
 * @param {() => void} answers.drop
 * @param {() => void} answers.confirm
 * @param {(move: string) => void} answers.touch what is quick
 * @param {() => boolean} answers.isSingle does one tap play? To be asked when it does
 */
export function newInput(root, { picked, pick, drop, confirm, touch, isSingle }) {
  /** @type {HTMLElement | null} */
  let pressed = null;
  let byKeys = false;

  const isPicked = (/** @type {HTMLElement} */ button) => picked()?.key === behind(button).key;

  // The picture answers when the finger comes down, not when it leaves.
  root.addEventListener("pointerdown", (event) => {
    byKeys = false;
    pressed = null;
    const button = closestTo(event.target, BUTTON);
    if (!button || !event.isPrimary || event.button !== 0 || isPicked(button)) return;
    pressed = button;
    if (!isQuick(button)) pick(behind(button));
  });

  root.addEventListener("click", (event) => {
    const button = closestTo(event.target, BUTTON);
    if (!button) return;
    const sameTouch = button === pressed;
    pressed = null;
    if (sameTouch) {
      if (isQuick(button) || isSingle()) touch(behind(button).move);
    } else if (isPicked(button)) confirm();
    else pick(behind(button));
  });

  root.addEventListener("keydown", (event) => {
    byKeys = true;
    if (event.key === "Escape" && picked()) drop();
    // A key that is held down is no second thought, either.
    else if (event.repeat && event.key === "Enter" && closestTo(event.target, BUTTON)) event.preventDefault();
    else goOn(event);
  });

  return { isByKeys: () => byKeys };
}

/** To another button of its group. @param {KeyboardEvent} event */
function goOn(event) {
  const step = STEPS[event.key];
  const group = closestTo(event.target, GROUPS);
  if (!group || step === undefined) return;
  const buttons = [...group.querySelectorAll("button")];
  const next = buttons.findIndex((button) => button === document.activeElement) + step;
  buttons[Math.max(0, Math.min(buttons.length - 1, next))]?.focus();
  event.preventDefault();
}

/** @param {HTMLElement} button */
const isQuick = (button) => "quick" in button.dataset;

/** The card and the move behind it. @param {HTMLElement} button @returns {Picked} */
const behind = (button) => ({
  key: closestTo(button, ".card")?.dataset.key ?? "",
  move: button.dataset.move ?? "",
});
