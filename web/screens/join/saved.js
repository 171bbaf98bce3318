// A match that was saved as a file: it is put on the shelf and opened.

import { element } from "../../dom/element.js";
import { openFile } from "../../links/files.js";
import { t } from "../../text/text.js";
import { fileButton, teller } from "./told.js";

/** @param {import("../navigation").Nav} nav */
export function savedPart(nav) {
  const told = teller();
  const onfile = async (/** @type {File} */ file) => {
    told.say();
    const opened = await openFile(file).catch(() => null);
    if (opened) nav.show("play", opened, { instead: true });
    else told.say("match-import-failed");
  };
  /** @type {Parameters<typeof fileButton>[0]} */
  const choose = { label: t("join-saved-choose"), sign: "open", accept: ".txt,text/plain", onfile };
  return [element("p", { class: "soft" }, t("join-saved-line")), ...fileButton(choose), told.node];
}
