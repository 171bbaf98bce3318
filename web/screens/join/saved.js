// A match that was saved as a file: it is put on the shelf and opened.

import { t } from "../../text/text.js";
import { element } from "../element.js";
import { openFile } from "../home/files.js";
import { show } from "../screens.js";
import { fileButton, teller } from "./told.js";

export function savedPart() {
  const told = teller();
  const onfile = async (file) => {
    told.say();
    const opened = await openFile(file).catch(() => null);
    if (opened) show("play", opened, { instead: true });
    else told.say("match-import-failed");
  };
  const choose = { label: t("join-saved-choose"), sign: "open", accept: ".txt,text/plain", onfile };
  return [element("p", { class: "soft" }, t("join-saved-line")), ...fileButton(choose), told.node];
}
