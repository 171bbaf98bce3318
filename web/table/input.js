// From a touch, a click or a key to a move: the first picks a card up, the second plays it.
// Only buttons answer, and there is a button only where a legal move stands. What is quick is
// done at the first touch; a key picks it like everything else.

const TOO_SOON = 200; // A bounce of the finger is no second thought.
const GROUPS = "[data-arrows]";

/**
 * @param {HTMLElement} root
 * @param {{pick: (button: HTMLElement | null) => void, play: (move: string) => void}} answers
 */
export function newInput(root, { pick, play }) {
  let picked = null;
  let pickedMove = null;
  let pickedAt = 0;
  let pressed = null;
  let byKeys = false;

  function choose(button) {
    if (picked?.isConnected) setPicked(picked, false);
    picked = button;
    pickedMove = button?.dataset.move ?? null;
    pickedAt = performance.now();
    if (button) setPicked(button, true);
    pick(button);
  }

  /** What is picked stands for what it stood for when it was touched. */
  const isPicked = () => Boolean(picked?.isConnected) && picked.dataset.move === pickedMove;

  function confirm() {
    if (!isPicked() || performance.now() - pickedAt < TOO_SOON) return;
    const move = pickedMove;
    choose(null);
    play(move);
  }

  // The picture answers when the finger comes down, not when it leaves.
  root.addEventListener("pointerdown", (event) => {
    byKeys = false;
    pressed = null;
    const button = event.target.closest?.(".card-button");
    if (!button || !event.isPrimary || event.button !== 0 || button === picked) return;
    pressed = button;
    if (!isQuick(button)) choose(button);
  });

  root.addEventListener("click", (event) => {
    const button = event.target.closest?.(".card-button");
    if (!button) return;
    const sameTouch = button === pressed;
    pressed = null;
    if (sameTouch && isQuick(button)) {
      const { move } = button.dataset;
      choose(null);
      return play(move);
    }
    if (sameTouch) return;
    if (button === picked) confirm();
    else choose(button);
  });

  root.addEventListener("keydown", (event) => {
    byKeys = true;
    if (event.key === "Escape" && picked) return choose(null);
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

  /** Picks up what stands for that move, or for the first half of it. @returns {boolean} whether it is there */
  function show(move) {
    const button = [...root.querySelectorAll(".card-button")].find(
      ({ dataset }) => move === dataset.move || move.startsWith(`${dataset.move}-`),
    );
    if (!button || isQuick(button)) return false;
    button.focus({ preventScroll: true });
    choose(button);
    return true;
  }

  return {
    confirm,
    show,
    drop: () => choose(null),
    /** To be told when the table has been drawn anew: what is not there any more is put back. */
    settle: () => picked && !isPicked() && choose(null),
    /** @returns {string | null} the move behind what is picked */
    picked: () => (isPicked() ? pickedMove : null),
    isByKeys: () => byKeys,
  };
}

const isQuick = (button) => "quick" in button.dataset;

function setPicked(button, on) {
  button.setAttribute("aria-pressed", String(on));
  button.closest(".card").classList.toggle("is-picked", on);
}
