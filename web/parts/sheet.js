// A sheet that slides over the table: a question with its answers, or something to read.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";

/** @type {Set<HTMLDialogElement>} */
const open = new Set();

/**
 * @param {{title: string, content: import("../dom/element.js").Child[], className?: string, onclose?: () => void}} what
 * @returns {{node: HTMLDialogElement, close: () => void}}
 */
export function openSheet({ title, content, className = "", onclose = () => {} }) {
  const heading = element("h2", { class: "sheet-title", tabindex: "-1" }, title);
  const leave = element(
    "button",
    { type: "button", class: "sheet-close", "aria-label": t("play-close"), onclick: () => dialog.close() },
    "×",
  );
  const body = element("div", { class: "sheet-body" }, ...content);
  const dialog = element(
    "dialog",
    { class: `sheet ${className}`, "aria-label": title },
    element("header", { class: "sheet-head" }, heading, leave),
    body,
  );
  dialog.addEventListener("close", () => {
    open.delete(dialog);
    dialog.remove();
    onclose();
  });
  // A tap beside it closes it.
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  open.add(dialog);
  dialog.showModal();
  heading.focus();
  return { node: dialog, close: () => dialog.close() };
}

/** What was open may have been for somebody's eyes alone. */
export function closeSheets() {
  for (const dialog of open) dialog.close();
}
