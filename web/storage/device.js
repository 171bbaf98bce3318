// Small things remembered on the device as JSON, readable at once. Where that is denied
// they are remembered as long as the page lives.

const PREFIX = "critter-club ";
const inMemory = new Map();

/** Whether this page may not keep anything on the device. */
export function isDenied() {
  try {
    return !globalThis.localStorage;
  } catch {
    return true;
  }
}

/** @returns {any} what was remembered, or undefined; damage counts as nothing */
export function recall(name) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return inMemory.get(name);
  }
}

/** @returns {boolean} whether it will be there after the page has gone */
export function remember(name, value) {
  inMemory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name) {
  inMemory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Then it was never there.
  }
}
