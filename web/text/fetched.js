// Which language somebody wants, and its sentences on their way: each language is fetched once, and
// only if it is wanted.

import { LANGUAGES } from "./languages.js";

const TAGS = Object.keys(LANGUAGES);
const [FIRST = "en"] = TAGS;

/**
 * The language that a setting stands for.
 * @param {string} wish "system", or a language
 * @returns {string}
 */
export const languageFor = (wish) => (TAGS.includes(wish) ? wish : ofSystem());

function ofSystem() {
  const spoken = "navigator" in globalThis ? navigator.languages : [];
  const known = spoken.flatMap((tag) => [tag, tag.replace(/-.*/, "")]).find((tag) => TAGS.includes(tag));
  return known ?? FIRST;
}

/** @type {Map<string, Promise<readonly string[]>>} */
const underWay = new Map();

/**
 * Its files, one text each; a language that could not be had is asked for anew the next time.
 * @param {string} language
 */
export function sentencesOf(language) {
  const fetched = underWay.get(language) ?? fetchOf(language);
  underWay.set(language, fetched);
  return fetched;
}

/** @param {string} language */
async function fetchOf(language) {
  const known = LANGUAGES[language];
  if (!known) throw new Error(`no language ${language}`);
  try {
    return (await known.sentences()).default;
  } catch (error) {
    underWay.delete(language);
    throw error;
  }
}
