// What the home screen says of a match before Python is there: who plays it, in which
// colours, and how far it has come. The save itself is the truth; a lost bookmark is
// written again from it.

import { recall, remember } from "./device.js";

const NAME = "bookmarks";

/**
 * @typedef {{game: string, players: {name: string, bot: string | null}[], chapter: string,
 *   over: boolean, outcome?: {scores: number[], ranks: number[]} | null, colours: number[],
 *   pledge?: string} & Beside} Bookmark `outcome` is by place, and there once it is over
 *
 * What is known of a match besides, and cannot be made from its save:
 * @typedef {object} Beside
 * @property {string[]} [here] the seats of this phone, if the others play on phones of their own
 * @property {string | null} [waits] for which seat of another phone, if for any
 * @property {number | null} [sent] how many turns there were when it was sent on, if it was
 * @property {string} [deal] the fingerprint of the deal, whoever plays it; known once it was shared
 * @property {{players: {name: string}[], scores: number[]}} [rival] who played the same deal
 * @property {string} [day] whose deal of the day it is, like 2026-02-28
 */

/**
 * To be called with every update of a match.
 * @param {string} id
 * @param {{game: string, players: object[], chapter: string, outcome: object | null, pledge: string}} update
 *   as in engine/protocol.py
 * @param {number[]} colours by seat
 */
export function bookmark(id, { game, players, chapter, outcome, pledge }, colours) {
  const others = recall(NAME);
  // The fingerprint of the deal stays as it was noted first: who swaps the deal later is found out.
  const noted = others?.[id]?.pledge ?? pledge;
  remember(NAME, {
    ...others,
    [id]: {
      ...others?.[id],
      ...{ game, players, chapter, over: outcome !== null, outcome, colours, pledge: noted },
    },
  });
}

/** @param {string} id of a match that has a bookmark @param {Beside} facts */
export function note(id, facts) {
  const all = recall(NAME);
  remember(NAME, { ...all, [id]: { ...all?.[id], ...facts } });
}

/** @returns {[string, Bookmark][]} every match that has one */
export const bookmarks = () => Object.entries(recall(NAME) ?? {});

/** @returns {Bookmark | undefined} */
export const bookmarkOf = (id) => recall(NAME)?.[id];

export function forgetBookmark(id) {
  const { [id]: _forgotten, ...others } = recall(NAME) ?? {};
  remember(NAME, others);
}

/**
 * A bookmark from the text of a save, as engine/NOTATION.md has it.
 * @param {string} text
 * @returns {Bookmark | null} null if this is no match at all
 */
export function readBookmark(text) {
  const lines = text.split("\n");
  if (!/^critter-club \d+$/.test(lines[0])) return null;
  const players = lines.map(readPlayer).filter((player) => player !== null);
  const game = lines.find((line) => line.startsWith("game "))?.slice(5);
  if (!game || players.length === 0) return null;
  const chapter = lines.findLast((line) => /^\d[\d.]*\. /.test(line))?.split(" ")[0] ?? "";
  return {
    game,
    players,
    chapter: chapter.replace(/\.$/, ""),
    over: false,
    colours: players.map((_, seat) => seat % 6),
  };
}

/** `player b "Ben" random`; without its last word it is a person. A name may have any sign in it. */
function readPlayer(line) {
  const found = /^player [a-z] (".*")(?: ([a-z-]+))?$/s.exec(line);
  if (!found) return null;
  try {
    return { name: JSON.parse(found[1]), bot: found[2] ?? null };
  } catch {
    return null;
  }
}
