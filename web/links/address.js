// A link travels in an address, behind its #: that part never leaves the phone that opens it.

/** The signs of which links are made, as engine/LINKS.md has it, and how many at most. */
const IN_ADDRESS = /(.?)#([A-Za-z0-9_-]+)/gsu;
const LONGEST_TEXT = 20_000;
/**
 * What people and messengers put round it: full stops, commas, brackets, quotes, dashes, stars, and
 * what cannot be seen. Not what holds an address together.
 */
const MARKS = "(?:(?![#%&/@])[\\s\\p{Cf}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Po}–—<>|~`])";
const ALONE = new RegExp(`^${MARKS}*([A-Za-z0-9_-]+)${MARKS}*$`, "u");
const AT_FIRST = new RegExp(`^([A-Za-z0-9_-]+)(?:${MARKS}|$)`, "u");

/** The address that opens it; without one, the club's own. @param {string | null} link */
export function addressOf(link) {
  const site = new URL("./", document.baseURI).href;
  return link === null ? site : `${site}#${link}`;
}

/**
 * The link in what somebody pasted: an address with words round it, or the signs alone.
 * @param {string} text
 * @returns {string | null} null if there is none; whether it is any good, the engine knows
 */
export function linkIn(text) {
  const looked = text.slice(0, LONGEST_TEXT);
  const alone = ALONE.exec(looked)?.[1];
  if (alone) return alone;
  const found = [...looked.matchAll(IN_ADDRESS)];
  // In an address something stands before the #; a word with one is no link, if there is another.
  const inAddress = found.filter(([, before]) => before?.trim());
  // An address may come twice, as words and as what lies behind them: the last one is whole.
  return (inAddress.length > 0 ? inAddress : found).at(-1)?.[2] ?? null;
}

/**
 * The link in an address that was opened, without what a messenger took for a part of it.
 * @param {string} hash what stands behind its #
 * @returns {string} all of it, if there is no link at its beginning
 */
export function linkInHash(hash) {
  return AT_FIRST.exec(unescaped(hash))?.[1] ?? hash;
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
