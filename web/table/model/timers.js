// Time that a table waits for. Each timer has a name, and only the newest of that name counts.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Emit} Emit */

/** What a tap beside everything ends. */
export const REST = "rest";

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

/** @param {Table} table @param {string[]} names @returns {Table} */
export function unset(table, ...names) {
  if (!names.some((name) => isWaiting(table, name))) return table;
  const timers = Object.fromEntries(Object.entries(table.timers).filter(([name]) => !names.includes(name)));
  return { ...table, timers };
}
