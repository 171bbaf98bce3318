// Sentences one after the other, as they are heard.

/** What ends a sentence, perhaps behind it a quotation mark or a bracket. */
const ENDED = /[.!?…:]["”“’)]*$/u;

/** @param {(string | null | undefined)[]} parts one without an end of its own gets a full stop, but for the last */
export function sentences(...parts) {
  const said = parts.map((part) => (part ?? "").trim()).filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || ENDED.test(part) ? part : `${part}.`)).join(" ");
}
