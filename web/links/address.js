// A link travels in an address, behind its #: that part never leaves the phone that opens it.

/** The signs of which links are made, as engine/LINKS.md has it, and how many at most. */
const IN_ADDRESS = /#([A-Za-z0-9_-]+)/g;
const ALONE = /^[A-Za-z0-9_-]+$/;
const LONGEST_TEXT = 20_000;

/** @param {string | null} link @returns {string} the address that opens it; without one, the club's own */
export function addressOf(link) {
  const [site] = new URL("./", document.baseURI).href.split("#");
  return link === null ? site : `${site}#${link}`;
}

/**
 * The link in what somebody pasted: an address with words round it, or the signs alone.
 * @param {string} text
 * @returns {string | null} null if there is none; whether it is any good, the engine knows
 */
export function linkIn(text) {
  const looked = text.slice(0, LONGEST_TEXT).trim();
  if (ALONE.test(looked)) return looked;
  // An address may come twice, as words and as what lies behind them: the last one is whole.
  return [...looked.matchAll(IN_ADDRESS)].at(-1)?.[1] ?? null;
}
