// Tables with a line for every type of event, so that none is forgotten.

/**
 * The line of that event.
 * @template {import("./contract.js").Event} E
 * @template {unknown[]} Rest
 * @template Result
 * @param {import("./contract.js").ForEach<E, Rest, Result>} table
 * @param {E} event
 * @param {Rest} rest
 * @returns {Result}
 */
export function lineOf(table, event, ...rest) {
  /** @type {E["type"]} */
  const type = event.type;
  return table[type](event, ...rest);
}
