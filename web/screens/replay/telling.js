// What a step of a replay says, in the words of its game.

import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("./record.js").Told} Told
 * @typedef {import("./sight.js").Seen} Seen
 *
 * @param {import("../../games/contract").Game} game
 * @param {ReturnType<typeof import("../../people/company.js").companyOf>} company
 */
export function newTelling(game, company) {
  const tell = (/** @type {Told["events"][number]} */ event, /** @type {string} */ chapter) =>
    game.tell(event, company.names, chapter);

  /** @param {Told} step */
  const sentenceOf = ({ chapter, events }) => sentences(...events.map((event) => tell(event, chapter)?.text));

  /** What has no words of its own is told by what is going on; nobody's fingers are waited for. @param {Seen} step */
  function instead({ events, view }) {
    if (events.length === 0) return t("replay-unseen");
    const bots = company.bots.map(() => true);
    return game.askedOf(view, { ...company, bots, mischief: [] }).text;
  }

  return {
    tell,
    sentenceOf,
    wordsOf: (/** @type {Seen} */ reply) => sentenceOf(reply) || instead(reply),
  };
}
