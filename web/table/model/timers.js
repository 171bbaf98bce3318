// Time that a table waits for. Each timer has a name, and only the newest of that name counts.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */

/** What a tap beside everything ends: people read, or nothing is to happen so soon. */
export const REST = "rest";
export const APART = "apart";

/** @param {Table} table @param {Emit} emit @param {string} name @param {number} ms @returns {Table} */
export function wait(table, emit, name, ms) {
  const id = table.marks + 1;
  emit({ type: "wait", name, id, ms });
  return { ...table, marks: id, timers: { ...table.timers, [name]: id } };
}

/** People read meanwhile; where nobody looks, there is nothing to wait for. */
export const rest = (/** @type {Table} */ table, /** @type {Emit} */ emit, /** @type {number} */ ms) =>
  wait(table, emit, REST, table.hidden ? 0 : ms);

/** @param {Table} table @param {string} name */
export const isWaiting = (table, name) => name in table.timers;

/**
 * How many ms lie between two things that happen by themselves, where they may come at any time.
 * @param {Table} table
 */
export const apartOf = ({ tempo, house }) => (house.game.mischief ? tempo.apart : 0);

/**
 * Bots do nothing so soon after the last thing that was seen: that is waited for.
 * @param {Table} table @param {Emit} emit @returns {Table} the same, if they may do something now
 */
export function keepApart(table, emit) {
  const ms = table.happened + apartOf(table) - table.at;
  return ms > 0 && !table.hidden && !isWaiting(table, APART) ? wait(table, emit, APART, ms) : table;
}

/** They do it now. @param {Table} table @returns {Table} */
export const hurried = (table) =>
  isWaiting(table, APART) ? { ...unset(table, APART), happened: -Infinity } : table;

/** @param {Table} table @param {string[]} names @returns {Table} */
export function unset(table, ...names) {
  if (!names.some((name) => isWaiting(table, name))) return table;
  const timers = Object.fromEntries(Object.entries(table.timers).filter(([name]) => !names.includes(name)));
  return { ...table, timers };
}
