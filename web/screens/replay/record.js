// The match that is to be replayed, out of the shelf or out of a link, and what happened in it.

import { ask } from "../../engine/client.js";
import { bookmarkOf } from "../../storage/bookmarks.js";
import { loadMatch } from "../../storage/matches.js";
import { onlyPerson, seatAt } from "../../table/company.js";

/** Whose eyes the engine is asked for: nobody's in particular are everybody's together. */
export const eyesOf = (eyes) => eyes ?? "all";

const COLOURS = [0, 1, 2, 3, 4, 5];

/**
 * @typedef {object} Record
 * @property {string} of a save or a link, as the engine is to be told
 * @property {string} game
 * @property {{name: string, bot: string | null}[]} players
 * @property {number[]} colours by seat
 * @property {string | null} eyes who looks on; null are all together
 * @property {{chapter: string, events: object[]}[]} told by step, as those eyes saw it
 * @property {number} step where one begins
 *
 * @typedef {{trouble: string}} Trouble why there is nothing to be seen: `gone`, `running`, or a
 *   code of the engine
 *
 * @param {{matchId?: string, link?: string, step?: number, eyes?: string | null}} params
 * @returns {Promise<Record | Trouble>} rejects if the engine does not come
 */
export async function recordOf({ matchId, link, step, eyes }) {
  const of = link ?? (await loadMatch(matchId))?.text;
  if (!of) return { trouble: "gone" };
  const open = await retold(of, null);
  if (open.trouble) return open;
  if (!open.over) return { trouble: "running" };
  const { game, players } = open;
  const looks = isSeat(eyes, players) ? eyes : onlyPerson(players);
  const { told } = await retold(of, eyesOf(looks));
  const wanted = [step, open.step, 0].find((each) => Number.isInteger(each) && each in told);
  const colours = bookmarkOf(matchId)?.colours ?? COLOURS;
  return { of, game, players, colours, eyes: looks, told, step: wanted };
}

/** @returns {Promise<object>} what those eyes saw, or a trouble */
export async function retold(of, eyes) {
  const reply = await ask({ type: "Retell", of, eyes });
  return reply.type === "Retold" ? reply : { trouble: reply.code ?? "failed" };
}

/** All eyes are a choice too. */
const isSeat = (eyes, players) => eyes === null || (typeof eyes === "string" && seatAt(eyes) in players);
