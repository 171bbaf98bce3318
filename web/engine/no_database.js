// PyScript opens databases that nothing here needs: it would fail to start where storage is
// denied, and its worker would start later where it is not. It gets one that forgets.

/**
 * @template T
 * @param {T} result
 */
const answering = (result) => {
  /** @type {{onsuccess?: (event: {target: {result: T}}) => void}} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const store = { getAllKeys: () => answering([]) };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
const empty = { open: () => answering(database) };

/** @returns what brings the real one back */
export function withoutDatabase() {
  Object.defineProperty(globalThis, "indexedDB", { value: empty, configurable: true });
  return () => Reflect.deleteProperty(globalThis, "indexedDB");
}
