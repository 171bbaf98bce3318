// At the first game somebody is asked for a name: in one line, once, and it can be skipped.

import { element, newId } from "../../dom/element.js";
import { button, iconButton } from "../../parts/frame.js";
import { tidyName } from "../../text/names.js";
import { t } from "../../text/text.js";

/** @param {() => void} answered */
export function newQuestion(answered) {
  const field = element("input", {
    class: "field known-name",
    id: newId("known"),
    type: "text",
    dir: "auto",
    autocomplete: "given-name",
    autocapitalize: "words",
    spellcheck: "false",
    enterkeyhint: "done",
    onkeydown({ key }) {
      if (key === "Enter") answered();
    },
  });
  function skip() {
    field.value = "";
    answered();
  }
  const node = element(
    "div",
    { class: "known-ask" },
    element("label", { for: field.id }, t("known-ask")),
    field,
    button(t("known-done"), { onclick: answered }),
    iconButton(t("known-skip"), "cross", { onclick: skip }),
  );
  return { node, name: () => tidyName(field.value) };
}
