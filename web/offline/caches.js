// The names of what the site keeps in Cache storage. Page, worker and service worker
// agree on them here. Other sites may live at the same origin, so each name says where.

/** The folder the site lies in; the three worlds each see it from somewhere else. */
export const siteOf = (address) => new URL("./", address).href;

const prefix = (site) => `critter-club ${new URL(site).pathname} `;

/** The files of one build. */
export const filesCache = (site, build) => `${prefix(site)}files ${build}`;

/** What was downloaded for a first start, until the service worker takes it over. */
export const downloadsCache = (site) => `${prefix(site)}downloads`;

/** The memory of a started Python. */
export const snapshotCache = (site) => `${prefix(site)}snapshot`;

/** The build whose files a cache holds, or null if it holds something else. */
export function buildOfCache(site, name) {
  const start = `${prefix(site)}files `;
  return name.startsWith(start) ? name.slice(start.length) : null;
}

/** A lock of this name is held, shared, by every page of that build as long as it lives. */
export const buildLock = (site, build) => `${prefix(site)}build ${build}`;

export function buildOfLock(site, name) {
  const start = `${prefix(site)}build `;
  return name.startsWith(start) ? name.slice(start.length) : null;
}

/**
 * A stored file of any build, or undefined; also where storage is missing, denied or broken.
 * Other sites at this origin are not asked.
 * @param {string} site @param {string} address
 */
export async function stored(site, address) {
  try {
    const names = await caches.keys();
    for (const name of names.filter((each) => each === downloadsCache(site) || buildOfCache(site, each))) {
      const found = await caches.match(address, { cacheName: name });
      if (found) return found;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Does a piece of work on a file while nobody else does: page, workers and other tabs.
 * @param {string} address
 * @param {() => Promise<unknown>} work
 */
export async function alone(address, work) {
  try {
    return await navigator.locks.request(`critter-club ${address}`, work);
  } catch (error) {
    // Where locks are missing or denied, nothing is stored, and nobody is in the way.
    if (navigator.locks && error.name !== "SecurityError") throw error;
    return work();
  }
}

/** The next start is a plain one. */
export async function forgetSnapshot(site) {
  try {
    await caches.delete(snapshotCache(site));
  } catch {
    // Nothing could be kept, so nothing is there.
  }
}
