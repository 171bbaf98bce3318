// A step of a match that is over, as a link; the words with it say no more than which game it was.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { openSharing } from "../../links/sharing.js";
import { listed, t } from "../../text/text.js";

/** @type {Partial<Record<string, string>>} */
const FAULTS = { "link-too-long": "replay-share-too-long" };

/**
 * @param {object} what
 * @param {string} what.of a save or a link
 * @param {number} what.step
 * @param {string} what.game
 * @param {readonly {name: string}[]} what.players
 * @param {string} what.chapter its name
 * @param {(words: string) => void} notice
 */
export async function shareStep({ of, step, game, players, chapter }, notice) {
  const reply = await ask({ type: "Point", of, step });
  if (reply.type !== "Shared") {
    const code = reply.type === "Failed" ? "" : reply.code;
    notice(t(FAULTS[code] ?? "replay-share-failed"));
    return;
  }
  const names = listed(players.map(({ name }) => name));
  openSharing({
    title: t("replay-share"),
    text: t("replay-share-text", { game: t(game), names, chapter }),
    link: reply.link,
    lead: [element("p", {}, t("replay-share-line"))],
  });
}
