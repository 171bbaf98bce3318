// What was stored can be anything by the time it is read. These look at it before it is trusted.

/** @param {unknown} value @returns {value is Partial<Record<string, unknown>>} */
export const isObject = (value) => typeof value === "object" && value !== null;

/** A field of its own; undefined if it has none. @param {unknown} value @param {string} name */
export const fieldOf = (value, name) =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** @param {unknown} value @returns {value is string} */
export const isText = (value) => typeof value === "string";

/** @param {unknown} value @returns {value is number} */
export const isNumber = (value) => Number.isSafeInteger(value);

/** @param {unknown} value @returns {value is boolean} */
export const isYesOrNo = (value) => typeof value === "boolean";

/**
 * @template T
 * @param {(value: unknown) => value is T} isOne
 * @returns {(value: unknown) => value is T[]}
 */
export const listOf = (isOne) => {
  /** @param {unknown} value @returns {value is T[]} */
  const isList = (value) => Array.isArray(value) && value.every(isOne);
  return isList;
};

/**
 * @template T
 * @param {(value: unknown) => value is T} isOne
 * @returns {(value: unknown) => value is T | null}
 */
export const orNull = (isOne) => {
  /** @param {unknown} value @returns {value is T | null} */
  const isOneOrNull = (value) => value === null || isOne(value);
  return isOneOrNull;
};

/**
 * @template {string} T
 * @param {readonly T[]} words
 * @returns {(value: unknown) => value is T}
 */
export const oneOf = (words) => {
  /** @param {unknown} value @returns {value is T} */
  const isOne = (value) => words.some((word) => word === value);
  return isOne;
};

/**
 * The names of its fields; Object.keys would only say that they are text.
 * @template {object} T
 * @param {T} all
 */
export function namesOf(all) {
  /** @param {string} name @returns {name is keyof T & string} */
  const isName = (name) => name in all;
  return Object.keys(all).filter(isName);
}
