// A match that has come by a link is on the table: what of it was not made here, and whether its
// bots would do what it tells of them.

import { oddBots } from "../../links/asked_again.js";
import { oddInWords, unseenInWords } from "../../links/remarks.js";

/**
 * @typedef {{link: string, since: number, unseen: readonly {seat: number, turns: number}[]}} Brought from
 *   which step on it is new here; what of it nobody was told of before
 *
 * @param {Brought} brought
 * @param {readonly {name: string}[]} players
 * @param {Parameters<typeof oddBots>[0]} door
 * @param {(words: string) => void} say stays there until it can have been read
 */
export async function remarkOn({ link, since, unseen }, players, door, say) {
  const seats = unseen.map(({ seat }) => seat);
  const told = unseenInWords({ unseen, players }, seats);
  if (told.length > 0) say(told.join(" "));
  const odd = oddInWords(await oddBots(door, { link, since }), players);
  if (odd.length > 0) say([...told, ...odd].join(" "));
}
