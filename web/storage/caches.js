// The names of what the site keeps, in Cache storage and elsewhere. Page, worker and service worker
// agree on them here. Other sites may live at the same origin, so each name says where.

import { nameOf } from "./faults.js";

/** The folder the site lies in; the three worlds each see it from somewhere else. */
export const siteOf = (/** @type {string | URL} */ address) => new URL("./", address).href;

const prefix = (/** @type {string} */ site) => `critter-club ${new URL(site).pathname} `;

/**
 * What the copy of the site at that address calls a thing that it keeps or shares with its tabs.
 * @param {string} site @param {string} name
 */
export const nameAt = (site, name) => prefix(site) + name;

/** The files of one build. @param {string} site @param {string} build */
export const filesCache = (site, build) => `${prefix(site)}files ${build}`;

/** What was downloaded for a first start, until the service worker takes it over. @param {string} site */
export const downloadsCache = (site) => `${prefix(site)}downloads`;

/** The memory of a started Python. @param {string} site */
export const snapshotCache = (site) => `${prefix(site)}snapshot`;

/**
 * The build whose files a cache holds, or null if it holds something else.
 * @param {string} site @param {string} name
 */
export function buildOfCache(site, name) {
  const start = `${prefix(site)}files `;
  return name.startsWith(start) ? name.slice(start.length) : null;
}

/**
 * A lock of this name is held, shared, by every page of that build as long as it lives.
 * @param {string} site @param {string} build
 */
export const buildLock = (site, build) => `${prefix(site)}build ${build}`;

/** @param {string} site @param {string} name */
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
 * Does a piece of work on a file while nobody else does: page, workers and other tabs of this site.
 * @param {string} site @param {string} address
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(site, address, work) {
  try {
    return await navigator.locks.request(nameAt(site, `file ${address}`), work);
  } catch (error) {
    // Where locks are missing or denied, nothing is stored, and nobody is in the way.
    if ("locks" in navigator && nameOf(error) !== "SecurityError") throw error;
    return work();
  }
}

/** The next start is a plain one. @param {string} site */
export async function forgetSnapshot(site) {
  try {
    await caches.delete(snapshotCache(site));
  } catch {
    // Nothing could be kept, so nothing is there.
  }
}

/** Is there one, whatever it is for? @param {string} site */
export async function isSnapshotKept(site) {
  try {
    const cache = await caches.open(snapshotCache(site));
    return (await cache.keys()).length > 0;
  } catch {
    return false;
  }
}
