// What is said above the board: whose turn it is, what happened, and what people have to know of.

import { element } from "../dom/element.js";
import { sentences } from "../text/sentences.js";
import { t } from "../text/text.js";

/** Somebody has a long name: the sentence is written smaller. */
const LONG = /\S{18}|.{65}/u;

/** @param {{onLog: () => void, onWhy: () => void}} answers */
export function newSaying({ onLog, onWhy }) {
  const token = element("img", { class: "saying-token", alt: "", hidden: true });
  const asked = element("p", { class: "saying-asked", tabindex: "-1" });
  const told = element("span", {});
  const happened = element("button", { type: "button", class: "saying-happened", onclick: onLog }, told);
  const why = element("button", { type: "button", class: "saying-why", onclick: onWhy, hidden: true });
  const unkept = element("p", { class: "saying-unkept", role: "alert", hidden: true });
  const node = element(
    "header",
    { class: "saying" },
    unkept,
    token,
    element("div", { class: "saying-words" }, asked, happened),
    why,
  );

  const acts = {
    /** Whose turn it is and what is asked. @param {string} words @param {string} picture */
    ask(words, picture) {
      asked.textContent = words;
      asked.classList.toggle("is-long", LONG.test(words));
      token.hidden = !picture;
      if (picture && token.src !== picture) token.src = picture;
    },
    /** What happened. @param {string} words */
    tell(words) {
      told.textContent = words;
      happened.setAttribute("aria-label", sentences(words, t("play-open-log")));
      happened.hidden = !words;
    },
    /** @param {string | null} label whom one can ask why */
    why(label) {
      why.hidden = !label;
      if (label) why.setAttribute("aria-label", label);
    },
    /** @param {string | null} words as long as what is played would be lost with the page */
    unkept(words) {
      if (unkept.textContent !== (words ?? "")) unkept.textContent = words ?? "";
      unkept.hidden = !words;
    },
    isSentenceFocused: () => document.activeElement === asked,
    focusSentence: () => asked.focus({ preventScroll: true }),
  };
  return { node, acts, name: () => (why.textContent = t("why")) };
}
