// Copies to the clipboard. Over plain HTTP, or without permission, it shows a field with the text
// selected, so that the person can copy it.

import { element } from "../dom/element.js";
import { t } from "../text/text.js";

/**
 * @param {string} text
 * @param {HTMLElement} place where the field may stand
 * @returns {Promise<boolean>} whether it was copied; if not, the field is shown
 */
export async function copy(text, place) {
  if (await written(text)) return true;
  const field = element("textarea", {
    class: "field sharing-field",
    readonly: true,
    rows: "4",
    "aria-label": t("sharing-field"),
  });
  field.value = text;
  place.replaceChildren(field);
  field.focus();
  field.select();
  // Old, and the only way where a page may not write to the clipboard.
  return document.execCommand("copy");
}

/** @param {string} text */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
