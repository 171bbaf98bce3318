// What can be done with a match in a link. Each act says where it leads, and has stored before that
// whatever the link brought: then nothing that comes between can lose it.

import { askAndKeep } from "../../engine/client.js";
import { joined } from "../../engine/saved.js";
import { onlyPerson } from "../../people/company.js";
import { waitsFor } from "../../people/here.js";
import { bookmarkFrom } from "../../storage/bookmarks.js";
import { storeMatch } from "../../storage/matches.js";
import { comparedWith } from "./finding.js";
import { broughtSince } from "./past.js";

/**
 * @typedef {import("./finding.js").Unfolded} Unfolded
 * @typedef {import("./finding.js").Known} Known
 * @typedef {import("./finding.js").Near} Near
 * @typedef {{screen: "play", params: import("../navigation").Played}
 *   | {screen: "replay", params: import("../navigation").Replayed}} Way
 *
 * @typedef {(takeOver: (id: string) => Promise<boolean>) => Promise<Way | {trouble: string} | null>} Act null if what is here is not any more what the act was meant for;
 *   `takeOver` takes the pen of a match, from another tab too: whoever answers here plays here
 */

/** As a match of its own. Whose seats the link hands over play here, and nobody else. @param {string} link @param {Unfolded} found @returns {Act} */
export const playAsNew = (link, { game, players, to, mark, seen, over, kept, unseen }) => {
  const here = to ? [...to] : undefined;
  const eyes = over ? null : onlyPerson(players, here);
  const follow = { of: link, names: [], step: null, eyes };
  return () => {
    // Of what was here before, that was told before anybody chose this.
    const brought = { link, since: 0, unseen: kept === null ? unseen : [] };
    const params = { game, follow, beside: { ...(here ? { here } : {}), mark, seen }, brought };
    return Promise.resolve({ screen: "play", params });
  };
};

/** @param {string} link @param {Unfolded} found @returns {Act} */
export const seeAgain =
  (link, { step }) =>
  () =>
    Promise.resolve({ screen: "replay", params: { link, step } });

/** What is here goes on. @param {Known} known @returns {Act} */
export const playMine = ({ id, bookmark }) =>
  async function act(takeOver) {
    await takeOver(id);
    return tableOf(id, bookmark);
  };

/**
 * What is here goes on from what has come.
 * @param {string} link
 * @param {Unfolded} found
 * @param {Near} known
 * @param {import("../../storage/bookmarks.js").Beside} [beside] to be noted besides
 * @returns {Act}
 */
export const playTheirs = (link, { mark, seen }, { id, bookmark, comparison }, beside = {}) =>
  async function act(takeOver) {
    if (!(await takeOver(id))) return null;
    // In another tab it may have gone on until now.
    const now = await comparedWith(id, link);
    if (now?.how !== comparison.how) return null;
    const followed = { type: /** @type {const} */ ("Follow"), of: link, names: [], step: null, eyes: null };
    const { reply, saved } = await askAndKeep(followed);
    const text = joined(null, saved);
    if (reply.type !== "Update" || text === null) return { trouble: "link-failed" };
    const waits = waitsFor(reply, beside.here ?? bookmark.here);
    const facts = { ...bookmarkFrom(reply, bookmark.colours), mark, seen, ...beside, waits };
    await storeMatch(id, text, facts, { instead: true });
    return tableOf(id, bookmark, { link, since: broughtSince(comparison), unseen: [] });
  };

/**
 * @param {string} matchId @param {Known["bookmark"]} bookmark
 * @param {import("../play/brought.js").Brought} [brought]
 * @returns {Way}
 */
const tableOf = (matchId, { game }, brought) => ({
  screen: "play",
  params: { game, matchId, ...(brought ? { brought } : {}) },
});
