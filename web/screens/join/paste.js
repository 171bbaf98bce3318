// A link out of the clipboard, with whatever words came with it.

import { element, newId } from "../../dom/element.js";
import { button } from "../../parts/frame.js";
import { t } from "../../text/text.js";
import { teller } from "./told.js";

/** As much as links are looked for in. */
const LONGEST = 20_000;

/** Over plain HTTP, and in some browsers, there is nothing to be pasted from. @type {{clipboard?: Partial<Clipboard>}} */
const browser = navigator;

/** @param {(text: string) => boolean} arrive whether there was a link in it */
export function pastePart(arrive) {
  const told = teller();
  const id = newId("paste");
  const field = element("textarea", {
    id,
    class: "field paste-field",
    rows: "2",
    maxlength: String(LONGEST),
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    oninput(event) {
      if (event instanceof InputEvent && event.inputType === "insertFromPaste") go();
      else told.say();
    },
    onkeydown(event) {
      if (event.key !== "Enter") return;
      event.preventDefault();
      go();
    },
  });
  const go = () => {
    if (arrive(field.value)) return;
    told.say(field.value.trim() ? "paste-no-link" : "paste-nothing");
    field.focus();
  };
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => null);
    if (text === null) {
      told.say("paste-denied");
      return;
    }
    field.value = text.slice(0, LONGEST);
    go();
  };
  return [
    element("label", { for: id, class: "soft" }, t("paste-label")),
    field,
    element(
      "div",
      { class: "join-ways" },
      browser.clipboard?.readText && button(t("paste"), { onclick: () => void paste() }, "paste"),
      button(t("paste-open"), { onclick: go }, "go"),
    ),
    told.node,
  ];
}
