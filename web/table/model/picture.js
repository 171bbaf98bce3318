// What is drawn of a table: a view, and what can be touched. The scene follows from that alone.

import { alone } from "./people.js";
import { namesOf } from "../../storage/shapes.js";
import { choices, mischiefOf } from "./offers.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Picture} Picture */

/** @param {Table} table @returns {Picture | null} the same value, as long as the same is to be seen */
export function pictureOf(table) {
  const { shown, company, mode, house, picture } = table;
  if (!shown || !company) return null;
  const { view, update } = shown;
  const legal = choices(table);
  const mischief = mischiefOf(table);
  const only = alone(table);
  const own = only ?? house.game.ownOf(update, view);
  const { mover } = update;
  const isAny = legal.length + mischief.length > 0;
  const next = { view, company: { ...company, own, legal, mischief, mode: isAny ? mode : null, mover } };
  return picture && isSame(picture, next) ? picture : next;
}

/** @param {Picture} one @param {Picture} other */
const isSame = (one, other) =>
  one.view === other.view &&
  namesOf(other.company).every((key) => isEqual(one.company[key], other.company[key]));

/** @param {unknown} one @param {unknown} other */
const isEqual = (one, other) =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, at) => each === other[at]));
