// A fingerprint: how the browser makes one, and how it is shown.

import { element } from "../dom/element.js";

const GROUP = /.{4}/g;

/** In groups, to be compared with a note by eye. @param {string} print of 64 signs */
export const grouped = (print) =>
  element(
    "p",
    { class: "fair-print", translate: "no" },
    ...(print.match(GROUP) ?? []).map((group) => element("span", {}, group)),
  );

/** Null where the browser cannot, as without https. @param {string} text */
export async function sha256(text) {
  if (!("subtle" in crypto)) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
