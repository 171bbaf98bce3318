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

/**
 * The line of that event, where there is one.
 * @template {import("./contract.js").Event} E
 * @template {unknown[]} Rest
 * @template Result
 * @param {Partial<import("./contract.js").ForEach<E, Rest, Result>>} table
 * @param {E | undefined} event
 * @param {Rest} rest
 * @returns {Result | null}
 */
export function lineIn(table, event, ...rest) {
  if (!event) return null;
  /** @type {E["type"]} */
  const type = event.type;
  return table[type]?.(event, ...rest) ?? null;
}
