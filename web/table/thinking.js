// A bot that thinks ahead thinks to the end before it moves; whatever else is asked comes between.

import { thinksAhead } from "../bots/characters.js";
import { seatAt } from "./company.js";
import { inSlices } from "./slices.js";

/**
 * @param {object} update whose bot is to move, if one is
 * @param {(effort: number) => Promise<object | null>} think so much further
 * @param {(seat: string, perCent: number) => void} ponders how far it has come
 */
export async function thinkToTheEnd({ asked, players }, think, ponders) {
  const bot = asked.find((seat) => players[seatAt(seat)]?.bot);
  if (!bot || !thinksAhead(players[seatAt(bot)].bot)) return;
  ponders(bot, 0);
  await inSlices(think, (reply) => {
    const perCent = reply?.per_cent ?? 100;
    ponders(bot, perCent);
    return perCent < 100;
  });
}
