// A link out of the clipboard, with whatever words came with it.

import { t } from "../../text/text.js";
import { element, newId } from "../element.js";
import { button } from "../frame.js";
import { teller } from "./told.js";

/** As much as links are looked for in. */
const LONGEST = 20_000;

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
    oninput: ({ inputType }) => (inputType === "insertFromPaste" ? go() : told.say()),
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
    if (text === null) return told.say("paste-denied");
    field.value = text.slice(0, LONGEST);
    return go();
  };
  return [
    element("label", { for: id, class: "soft" }, t("paste-label")),
    field,
    element(
      "div",
      { class: "join-ways" },
      navigator.clipboard?.readText && button(t("paste"), { onclick: paste }, "paste"),
      button(t("paste-open"), { onclick: go }, "go"),
    ),
    told.node,
  ];
}
