// From a touch, a click or a key to what is meant: the first picks a card up, the second plays it.
// Only buttons answer, and there is a button only where a legal move stands. What is quick is
// done at the first touch; a key picks it like everything else.

const GROUPS = "[data-arrows]";

/**
 * @typedef {{key: string, move: string}} Picked
 * @param {HTMLElement} root
 * @param {object} answers
 * @param {() => Picked | null} answers.picked
 * @param {(picked: Picked) => void} answers.pick
 * @param {() => void} answers.drop
 * @param {() => void} answers.confirm
 * @param {(move: string) => void} answers.touch what is quick
 */
export function newInput(root, { picked, pick, drop, confirm, touch }) {
  let pressed = null;
  let byKeys = false;

  const choose = (button) => pick({ key: keyOf(button), move: button.dataset.move });
  const isPicked = (button) => picked()?.key === keyOf(button);

  // The picture answers when the finger comes down, not when it leaves.
  root.addEventListener("pointerdown", (event) => {
    byKeys = false;
    pressed = null;
    const button = event.target.closest?.(".card-button");
    if (!button || !event.isPrimary || event.button !== 0 || isPicked(button)) return;
    pressed = button;
    if (!isQuick(button)) choose(button);
  });

  root.addEventListener("click", (event) => {
    const button = event.target.closest?.(".card-button");
    if (!button) return;
    const sameTouch = button === pressed;
    pressed = null;
    if (sameTouch && isQuick(button)) return touch(button.dataset.move);
    if (sameTouch) return;
    if (isPicked(button)) confirm();
    else choose(button);
  });

  root.addEventListener("keydown", (event) => {
    byKeys = true;
    if (event.key === "Escape" && picked()) return drop();
    // A key that is held down is no second thought, either.
    if (event.repeat && event.key === "Enter" && event.target.closest?.(".card-button")) {
      return event.preventDefault();
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    const group = event.target.closest?.(GROUPS);
    if (!group || !(event.key in step)) return;
    const buttons = [...group.querySelectorAll("button")];
    const next = buttons.indexOf(document.activeElement) + step[event.key];
    buttons[Math.max(0, Math.min(buttons.length - 1, next))]?.focus();
    event.preventDefault();
  });

  return { isByKeys: () => byKeys };
}

const isQuick = (button) => "quick" in button.dataset;
const keyOf = (button) => button.closest(".card").dataset.key;
