// The languages of the page: a folder beside this file and a line below for each.

/**
 * @typedef {object} Language
 * @property {string} name as those who speak it write it
 * @property {string} [dates] whose way of writing days its sentences follow, if it has several
 * @property {() => Promise<{default: readonly string[]}>} sentences the files of its folder, which
 *   are a file of the site; it is fetched when somebody wants that language
 */

/** @type {Readonly<Record<string, Language>>} whoever speaks none of them gets the first */
export const LANGUAGES = {
  en: { name: "English", dates: "en-GB", sentences: () => import("sentences:en") },
  de: { name: "Deutsch", sentences: () => import("sentences:de") },
};
