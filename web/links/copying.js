// Into the clipboard. Where a page came over plain HTTP, or may not write there, a field
// with the text marked is left to the person.

import { element } from "../screens/element.js";
import { t } from "../text/text.js";

/**
 * @param {string} text
 * @param {HTMLElement} place where the field may stand
 * @returns {Promise<boolean>} whether it is copied; else it stands there, marked
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
  return document.execCommand("copy");
}

async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
