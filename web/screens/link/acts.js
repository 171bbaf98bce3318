// What can be done with a match in a link. Each act says where it leads, and has stored before that
// whatever the link brought: then nothing that comes between can lose it.

import { ask } from "../../engine/client.js";
import { bookmark as bookmarkAs, note } from "../../storage/bookmarks.js";
import { keepMark } from "../../storage/marks.js";
import { storeMatch } from "../../storage/matches.js";
import { onlyPerson } from "../../table/company.js";
import { comparedWith } from "./finding.js";

/**
 * @typedef {(takeOver: (id: string) => Promise<boolean>) => Promise<{screen: string, params: object}
 *   | {trouble: string} | null>} Act null if what is here is not any more what the act was meant for;
 *   `takeOver` takes the pen of a match, from another tab too: whoever answers here plays here
 */

/** As a match of its own. Who it was sent to plays here, and nobody else. @returns {Act} */
export const playAsNew = (link, { game, players, to, pledge, mark, over }) => {
  const here = to ? [to] : undefined;
  const eyes = over ? null : onlyPerson(players, here);
  const follow = { of: link, names: [], step: null, eyes };
  return async () => {
    keepMark(pledge, mark);
    return { screen: "play", params: { game, follow, beside: here ? { here } : {} } };
  };
};

/** @returns {Act} */
export const seeAgain =
  (link, { step }) =>
  async () => ({ screen: "replay", params: { link, step } });

/** What is here goes on. @param {import("./finding.js").Known} known @returns {Act} */
export const playMine = ({ id, bookmark }) =>
  async function act(takeOver) {
    await takeOver(id);
    return tableOf(id, bookmark);
  };

/**
 * What is here goes on from what has come.
 * @param {import("./finding.js").Known} known
 * @param {import("../../storage/bookmarks.js").Beside} [beside] to be noted besides
 * @returns {Act}
 */
export const playTheirs = (link, { pledge, mark }, { id, bookmark, comparison }, beside = {}) =>
  async function act(takeOver) {
    if (!(await takeOver(id))) return null;
    // In another tab it may have gone on until now.
    const now = await comparedWith(id, link);
    if (now?.how !== comparison.how) return null;
    const reply = await ask({ type: "Follow", of: link, names: [], step: null, eyes: null });
    if (reply.type !== "Update") return { trouble: "link-failed" };
    await storeMatch(id, reply.save);
    bookmarkAs(id, reply, bookmark.colours);
    note(id, { waits: null, ...beside });
    keepMark(pledge, mark);
    return tableOf(id, bookmark);
  };

const tableOf = (matchId, { game }) => ({ screen: "play", params: { game, matchId } });
