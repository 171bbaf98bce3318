// A step of a match that is over, as a link; the words with it say no more than which game it was.

import { ask } from "../../engine/client.js";
import { openSharing } from "../../links/sharing.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";

const FAULTS = { "link-too-long": "replay-share-too-long" };

/**
 * @param {object} what
 * @param {string} what.of a save or a link
 * @param {number} what.step
 * @param {string} what.game
 * @param {{name: string}[]} what.players
 * @param {string} what.chapter its name
 * @param {(words: string) => void} notice
 */
export async function shareStep({ of, step, game, players, chapter }, notice) {
  const { type, link, code } = await ask({ type: "Point", of, step });
  if (type !== "Shared") return notice(t(FAULTS[code] ?? "replay-share-failed"));
  const names = listed(players.map(({ name }) => name));
  return openSharing({
    title: t("replay-share"),
    text: t("replay-share-text", { game: t(game), names, chapter }),
    link,
    lead: [element("p", {}, t("replay-share-line"))],
  });
}
