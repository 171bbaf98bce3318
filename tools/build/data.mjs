// What stands in a file of data has no type: whoever needs a part of it says what that must be.

import { readFileSync } from "node:fs";
import { fieldOf, isText, listOf } from "../../web/storage/shapes.js";

/** @param {string} file @returns {unknown} */
export const jsonIn = (file) => JSON.parse(readFileSync(file, "utf8"));

/** A part that may be missing. @param {unknown} data @param {string[]} way names, one in the other */
export const partOf = (data, ...way) => way.reduce(fieldOf, data);

/** @param {unknown} data @param {string[]} way */
export const textIn = (data, ...way) => partIn(isText, data, way);

/** @param {unknown} data @param {string[]} way */
export const textsIn = (data, ...way) => partIn(listOf(isText), data, way);

/**
 * @template T
 * @param {(value: unknown) => value is T} isOne
 * @param {unknown} data
 * @param {string[]} way
 */
export function partIn(isOne, data, way) {
  const part = partOf(data, ...way);
  if (!isOne(part)) throw new Error(`No fitting ${way.join(".")}: ${JSON.stringify(part)}`);
  return part;
}
