// Between two people there is a curtain: it says who is next, and opens when held.

import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";

const HOLD = 600;
/** Of a touch. */
const ENDS = /** @type {const} */ (["pointerup", "pointercancel"]);

/** @typedef {{seat: number, name: string, token: string, asked: boolean, ready: boolean}} Person */

/**
 * @param {HTMLElement} root
 * @param {{name: string, colour: string, token: string, pattern: string, said: string,
 *   note: {picture: string, text: string} | null,
 *   others: Person[],
 *   onOpen: () => void, onOther: (seat: number) => void, onMenu: () => void}} what
 * @returns {{remove: () => void, hear: (words: string) => void}} takes it away; says that it will open soon
 */
export function drawCurtain(root, what) {
  const { name, colour, token, pattern, said, note, others, onOpen, onOther, onMenu } = what;
  const hint = element("p", { class: "curtain-hint", role: "status" });
  const button = element(
    "button",
    { type: "button", class: "curtain-hold" },
    element("span", { class: "curtain-fill", "aria-hidden": "true" }),
    element("span", { class: "curtain-word" }, t("play-hold")),
  );
  // For those to whom a held finger means something else: found by swiping, not by touch.
  const spoken = element(
    "button",
    { type: "button", class: "visually-hidden", tabindex: "-1", onclick: onOpen },
    t("play-hold-spoken", { name }),
  );
  const title = element("h2", { class: "curtain-name", tabindex: "-1" }, t("play-hand-to", { name }));
  const curtain = element(
    "section",
    { class: "curtain", "aria-label": t("play-hand-to", { name }) },
    element(
      "button",
      { type: "button", class: "curtain-menu", "aria-label": t("play-menu"), onclick: onMenu },
      "☰",
    ),
    said ? element("p", { class: "curtain-said" }, said) : null,
    element("img", { class: "curtain-token", src: token, alt: "" }),
    title,
    element("p", { class: "curtain-ask" }, t("play-hand-ask", { name })),
    note ? drawNote(note) : null,
    button,
    spoken,
    hint,
    others.length > 0 ? otherPeople(others, onOther) : null,
  );
  curtain.style.setProperty("--colour", `var(--player-${colour})`);
  curtain.style.setProperty("--colour-ink", `var(--player-${colour}-ink)`);
  curtain.style.setProperty("--pattern", `url("${pattern}")`);
  whenHeld(button, onOpen, () => (hint.textContent = t("play-hold-longer")));
  root.append(curtain);
  root.classList.add("is-curtained");
  button.focus({ preventScroll: true });
  return {
    remove() {
      curtain.remove();
      root.classList.remove("is-curtained");
    },
    hear(words) {
      if (!words && !button.classList.contains("is-heard")) return;
      button.classList.toggle("is-heard", words !== "");
      if (hint.textContent !== words) hint.textContent = words;
    },
  };
}

/** @param {{picture: string, text: string}} note */
const drawNote = ({ picture, text }) =>
  element(
    "p",
    { class: "curtain-note" },
    element("img", { src: picture, alt: "" }),
    element("span", {}, text),
  );

/** @param {HTMLElement} button @param {() => void} done @param {() => void} tooShort */
function whenHeld(button, done, tooShort) {
  let timer = 0;
  const begin = () => {
    if (timer) return;
    button.classList.add("is-held");
    timer = setTimeout(() => {
      stop(false);
      done();
    }, HOLD);
  };
  /** @param {boolean} early */
  const stop = (early) => {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    button.classList.remove("is-held");
    if (early) tooShort();
  };
  button.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    begin();
    swallowClickOf(event.pointerId);
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave", "blur"]) {
    button.addEventListener(name, () => stop(true));
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    begin();
  });
  button.addEventListener("keyup", ({ key }) => {
    if (key === "Enter" || key === " ") stop(true);
  });
}

/**
 * The finger that has opened the curtain leaves a table that lies below: that is no touch of it.
 * @param {number} finger
 */
function swallowClickOf(finger) {
  // Where a click does not tell whose it is, it counts as that finger's.
  /** @param {MouseEvent} event */
  const swallow = (event) => {
    const isIts = !("pointerId" in event) || (event.pointerId ?? finger) === finger;
    if (isIts) event.stopPropagation();
  };
  /** @param {PointerEvent} event */
  const left = ({ pointerId }) => {
    if (pointerId !== finger) return;
    for (const name of ENDS) removeEventListener(name, left, true);
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true), 50);
  };
  for (const name of ENDS) addEventListener(name, left, true);
}

/** @param {Person[]} others @param {(seat: number) => void} onOther */
function otherPeople(others, onOther) {
  return element(
    "div",
    { class: "curtain-others" },
    element("p", {}, t("play-someone-else")),
    ...others.map(({ seat, name, token, asked, ready }) =>
      element(
        "button",
        {
          type: "button",
          "aria-label": t(ready ? "play-other-ready" : asked ? "play-other" : "play-other-look", { name }),
          onclick: () => onOther(seat),
        },
        element("img", { src: token, alt: "" }),
        element("span", {}, name),
        ready ? element("span", { "aria-hidden": "true" }, "✓") : null,
      ),
    ),
  );
}
