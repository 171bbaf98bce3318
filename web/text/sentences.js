// Joins sentences as they are read aloud.

/** The end of a sentence, perhaps with a quotation mark or a bracket behind it. */
const ENDED = /[.!?…:]["”“’)]*$/u;

/** @param {(string | null | undefined)[]} parts a part without its own end gets a full stop, except the last */
export function sentences(...parts) {
  const said = parts.map((part) => (part ?? "").trim()).filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || ENDED.test(part) ? part : `${part}.`)).join(" ");
}
