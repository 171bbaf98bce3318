// All that the table has to know of Party Bugs. Nothing else knows the game.

import { t } from "../../text/text.js";
import * as art from "./cards.js";

export { askedOf } from "./asked.js";
export { blank } from "./between.js";
export { confirmOf, goesByItself, sheetOf } from "./choices.js";
export { reportOf } from "./report.js";
export { sceneOf } from "./scene.js";
export { stepsOf } from "./steps.js";
export { tell } from "./story.js";

/**
 * Who sits round the table, in words and pictures.
 * @param {{name: string, bot: string | null}[]} players
 * @param {number[]} colours by seat
 */
export function companyOf(players, colours) {
  const bots = players.map(({ bot }) => bot !== null);
  const faces = players.map((_, seat) => bots.slice(0, seat).filter(Boolean).length);
  const company = {
    names: players.map(({ name }) => name),
    colours: [...colours],
    bots,
    tokens: players.map((_, seat) =>
      bots[seat] ? art.bot(faces[seat] % 5, colours[seat]) : art.person(colours[seat]),
    ),
  };
  if (players.length === 2) {
    company.names.push(t("pb-paul"));
    company.colours.push("paul");
    company.bots.push(false);
    company.tokens.push(art.person("paul"));
  }
  return company;
}

/** "Round 7 of 13", and of which game. */
export function chapterOf({ config, game, round }) {
  const rounds = config.hidden_dancer ? 12 : 13;
  const games = config.mirror ? config.seats : 1;
  const now = Math.min(rounds, Math.max(1, round));
  return games > 1
    ? t("pb-chapter-series", { game, games, round: now, rounds })
    : t("pb-chapter", { round: now, rounds });
}

/** `2.7` is round 7 of a series' second game; in round 0 the hidden dancers are chosen. */
export function chapterName(chapter) {
  const [round, game] = chapter.split(".").map(Number).reverse();
  const said = round === 0 ? t("pb-round-hiding") : t("pb-round", { round });
  return game ? t("pb-round-of-game", { game, said }) : said;
}

/** Stands beside a sentence that is about nobody. */
export const sign = art.ball;

export const patternOf = art.back;

/** The same people once more, with other cards. @returns {object} as `Open` in engine/protocol.py */
export function againOf({ game, players, view: { config } }) {
  const people = config.youngest.filter((seat) => players[seat].bot === null);
  const options = [`seats ${config.seats}`];
  if (config.hidden_dancer) options.push("hidden-dancer");
  if (config.mirror) options.push("mirror");
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  const seed = (high >>> 11) * 2 ** 32 + low;
  return { game, options, precedence: people.map(art.seatLetter), seed, players };
}
