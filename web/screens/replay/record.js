// The match that is to be replayed, out of the shelf or out of a link, and what happened in it.

import { ask } from "../../engine/client.js";
import { onlyPerson } from "../../people/company.js";
import { loadMatch } from "../../storage/matches.js";
import { isNumber } from "../../storage/shapes.js";

/** Whose eyes the engine is asked for: nobody's in particular are everybody's together. */
export const eyesOf = (/** @type {number | null} */ eyes) => eyes ?? "all";

const COLOURS = [0, 1, 2, 3, 4, 5];

/**
 * @typedef {import("../../engine/messages").Retold} Retold
 * @typedef {import("../../engine/messages").Seated} Seated
 * @typedef {{chapter: string, events: readonly import("../../games/contract").Event[]}} Told what happened in a step
 *
 * @typedef {object} Record
 * @property {string} of a save or a link, as the engine is to be told
 * @property {import("../../engine/messages").GameName} game
 * @property {readonly Seated[]} players
 * @property {number[]} colours by seat
 * @property {number | null} eyes who looks on; null are all together
 * @property {readonly Told[]} told by step, as those eyes saw it
 * @property {number} step where one begins
 *
 * @typedef {{trouble: string}} Trouble why there is nothing to be seen: `gone`, `running`, or a
 *   code of the engine
 *
 * @param {import("../navigation").Replayed} params
 * @returns {Promise<Record | Trouble>} rejects if the engine does not come
 */
export async function recordOf({ matchId, link, step, eyes }) {
  const save = matchId === undefined ? null : await loadMatch(matchId);
  const of = link ?? save?.text;
  if (!of) return { trouble: "gone" };
  const open = await retold(of, null);
  if ("trouble" in open) return open;
  if (!open.over) return { trouble: "running" };
  const { game, players } = open;
  const looks = isSeat(eyes, players) ? eyes : onlyPerson(players);
  const seen = await retold(of, eyesOf(looks));
  if ("trouble" in seen) return seen;
  const { told } = seen;
  const wanted = [step, open.step].find((each) => isNumber(each) && each in told) ?? 0;
  const colours = save?.bookmark.colours ?? COLOURS;
  return { of, game, players, colours, eyes: looks, told, step: wanted };
}

/**
 * What those eyes saw.
 * @param {string} of @param {import("../../engine/messages").Retell["eyes"]} eyes
 * @returns {Promise<Retold | Trouble>}
 */
export async function retold(of, eyes) {
  const reply = await ask({ type: "Retell", of, eyes });
  if (reply.type === "Retold") return reply;
  return { trouble: reply.type === "Failed" ? "failed" : reply.code };
}

/**
 * All eyes are a choice too.
 * @param {number | null | undefined} eyes of the history @param {readonly Seated[]} players
 * @returns {eyes is number | null}
 */
const isSeat = (eyes, players) => eyes === null || (isNumber(eyes) && eyes in players);
